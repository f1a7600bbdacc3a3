import type { Meta, StoryObj } from '@storybook/react-vite'
import { anAdmin, anAllOrdersPage, anOrder, aUser } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { signedInStory } from '../support/app-story.ts'
import { shopHandlers } from '../support/shop-handlers.ts'

const order = anOrder()
const admin = anAdmin()

const meta = {
  title: 'Pages/Dashboard/Command Palette',
  tags: ['role:admin'],
  ...signedInStory,
  args: { path: '/dashboard/address' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/user/me', () => HttpResponse.json({ user: admin })),
      http.get('/api/order', ({ request }) => {
        const isFound = new URL(request.url).searchParams.get('search')?.includes('79')
        return HttpResponse.json(anAllOrdersPage(isFound ? [order] : []))
      }),
      http.get('/api/user/search', () => HttpResponse.json({ users: [admin] })),
      http.get('/api/product', () => HttpResponse.json({ products: [], totalPages: 0, currentPage: 1, count: 0 })),
      ...shopHandlers(),
    )
  },
} satisfies Meta<typeof signedInStory.component>

export default meta
type Story = StoryObj<typeof meta>

type Play = Parameters<NonNullable<Story['play']>>[0]

async function openPalette({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  await canvas.findByRole('heading', { name: 'Addresses' })
  await userEvent.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Search and commands' }))
  await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus())
  return dialog
}

export const OpensByShortcut: Story = {
  play: async (context) => {
    const dialog = await openPalette(context)
    await waitFor(() => expect(dialog.getByRole('option', { name: 'Customer Orders' })).toBeVisible())
    await expect(dialog.getByRole('option', { name: 'Add product' })).toBeInTheDocument()
  },
}

export const FollowsPage: Story = {
  play: async (context) => {
    await openPalette(context)
    await context.userEvent.keyboard('secur{Enter}')
    await waitFor(() => expect(location.hash).toBe('#/dashboard/security'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const FindsRecords: Story = {
  play: async (context) => {
    const dialog = await openPalette(context)
    await context.userEvent.keyboard('79')
    await dialog.findByRole('option', { name: /^Order / })
    await dialog.findByRole('option', { name: /ada@whirligig.test/ })
  },
}

/** The response to an earlier search arrives late and is not shown. */
export const ShowsResultsOfLastSearchOnly: Story = {
  beforeEach: ({ msw }) => {
    const first = Promise.withResolvers<void>()
    msw.use(
      http.get('/api/user/search', async ({ request }) => {
        const isFirst = new URL(request.url).searchParams.get('search') === 'ad'
        if (isFirst) await first.promise
        else first.resolve()
        return HttpResponse.json({ users: [aUser({ firstName: isFirst ? 'Early' : 'Late' })] })
      }),
    )
  },
  play: async (context) => {
    const dialog = await openPalette(context)
    await context.userEvent.keyboard('ad')
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Loading'))
    await context.userEvent.keyboard('a')
    await dialog.findByRole('option', { name: /^Late/ })
    await expect(dialog.queryByRole('option', { name: /^Early/ })).toBeNull()
  },
}

export const SearchFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/search', () => HttpResponse.json({ error: 'No.' }, { status: 400 })))
  },
  play: async (context) => {
    const dialog = await openPalette(context)
    await context.userEvent.keyboard('79')
    await dialog.findByRole('button', { name: 'Retry' })
    await dialog.findByRole('option', { name: /^Order / })
  },
}
