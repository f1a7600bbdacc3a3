import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatOrderNumber } from '@whirligig/contract'
import { anAdmin, anAllOrdersPage, anOrder } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { signedInStory } from '../support/app-story.ts'
import { shopHandlers } from '../support/shop-handlers.ts'

const orders = [anOrder({ _id: '019a8c2e-71f0-7c3e-9f2a-5b8e1d0c4b01' }), anOrder()]

const meta = {
  title: 'Pages/Dashboard/Key Help',
  tags: ['role:admin'],
  ...signedInStory,
  args: { path: '/dashboard/orders/customers' },
  beforeEach: ({ msw }) => {
    localStorage.removeItem('page_keys')
    msw.use(
      http.get('/api/user/me', () => HttpResponse.json({ user: anAdmin() })),
      http.get('/api/order', () => HttpResponse.json(anAllOrdersPage(orders))),
      http.get('/api/user/search', () => HttpResponse.json({ users: [] })),
      ...shopHandlers(),
    )
    return () => localStorage.removeItem('page_keys')
  },
} satisfies Meta<typeof signedInStory.component>

export default meta
type Story = StoryObj<typeof meta>

type Play = Parameters<NonNullable<Story['play']>>[0]

async function findRowLink({ canvas }: Pick<Play, 'canvas'>, index: number) {
  await canvas.findByRole('heading', { name: 'Customer Orders' })
  return canvas.findByRole('link', { name: formatOrderNumber(orders[index]?._id ?? '') })
}

async function openKeys({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  await findRowLink({ canvas }, 0)
  await userEvent.keyboard('?')
  return within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
}

export const OpensByKey: Story = {
  play: async (context) => {
    const row = await findRowLink(context, 0)
    const dialog = await openKeys(context)
    await waitFor(() => expect(dialog.getByText('Approve or reject the review')).toBeVisible())
    await context.userEvent.keyboard('j')
    await expect(row).not.toHaveFocus() // the dialog keeps it
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await context.userEvent.keyboard('j')
    await expect(row).toHaveFocus()
  },
}

export const OpensFromThePalette: Story = {
  play: async ({ canvas, userEvent }) => {
    await findRowLink({ canvas }, 0)
    await userEvent.keyboard('{Control>}k{/Control}')
    const palette = within(await screen.findByRole('dialog', { name: 'Search and commands' }))
    await waitFor(() => expect(palette.getByRole('combobox')).toHaveFocus())
    await expect(fireEvent.keyDown(document.body, { key: '?' }), 'a key of the page behind').toBe(true)
    await userEvent.keyboard('keyb{Enter}')
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  },
}

/** Words of voice control are keys, too. With the switch off, they only act on a row that has the focus. */
export const SingleKeysAreTurnedOff: Story = {
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openKeys(context)
    await userEvent.click(dialog.getByRole('switch', { name: 'Single keys work on the whole page' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('?j')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(await findRowLink(context, 0)).not.toHaveFocus()
    ;(await findRowLink(context, 0)).focus()
    await userEvent.keyboard('j')
    await expect(await findRowLink(context, 1)).toHaveFocus()
  },
}
