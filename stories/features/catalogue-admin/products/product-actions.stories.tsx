import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { ProductsContainer } from '@whirligig/catalogue-admin'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { aStaffProductPage } from '@whirligig/contract/fixtures'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { BEARS, BOAT, productsMeta, productsResponse } from '../../../support/products-story.tsx'

const meta = {
  ...productsMeta,
  title: 'Features/Catalogue Admin/Products/Product Actions',
  tags: ['role:admin', 'role:merchant'],
  component: ProductsContainer,
} satisfies Meta<typeof ProductsContainer>

export default meta
type Story = StoryObj<typeof meta>

const activeSwitch = (name: string) => ({ name: `${name} active` })

export const DeactivatesOptimistically: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.put('/api/product/:id/active', () => delay('infinite')))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', activeSwitch('Teddy Bears')))
    const inactiveSwitch = await canvas.findByRole('switch', { ...activeSwitch('Teddy Bears'), busy: true })
    await expect(inactiveSwitch).not.toBeChecked()
    await expect(canvas.getByRole('switch', activeSwitch('Sailing Boat'))).toBeChecked()
  },
}

export const RevertsRejectedToggle: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.put('/api/product/:id/active', () => HttpResponse.json({ error: 'Not now.' }, { status: 400 })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', activeSwitch('Teddy Bears')))
    await screen.findByText('Not now.')
    await waitFor(() => expect(canvas.getByRole('switch', activeSwitch('Teddy Bears'))).toBeChecked())
  },
}

/** Opens the menu of a row and chooses an item. */
async function chooseFromMenu({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, item: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Sailing Boat' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

export const RowMenu: Story = {
  args: { ordersHref: (id) => `#/dashboard/orders/customers?product=${id}` },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Sailing Boat' }))
    const hrefs = {
      Edit: args.editHref(BOAT._id),
      Duplicate: args.duplicateHref(BOAT._id),
      Orders: args.ordersHref?.(BOAT._id),
    }
    for (const [name, href] of Object.entries({ ...hrefs, 'View in the shop': args.shopHref(BOAT.slug) })) {
      await expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('href', href)
    }
  },
}

/** Its page in the shop would be a 404. */
export const MenuOfInactiveProduct: Story = {
  beforeEach: ({ msw }) => {
    msw.use(productsResponse(aStaffProductPage([{ ...BOAT, isActive: false }])))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Sailing Boat' }))
    await screen.findByRole('menuitem', { name: 'Edit' })
    await expect(screen.queryByRole('menuitem', { name: 'View in the shop' })).toBeNull()
  },
}

export const MerchantMenuHasNoOrders: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Sailing Boat' }))
    await screen.findByRole('menuitem', { name: 'Edit' })
    await expect(screen.queryByRole('menuitem', { name: 'Orders' })).toBeNull()
  },
}

export const DeletesAfterConfirmation: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete(`/api/product/delete/${BOAT._id}`, () => {
        msw.use(productsResponse(aStaffProductPage([BEARS])))
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.product.deleted })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await chooseFromMenu({ canvas, userEvent }, 'Delete')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Sailing Boat?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await chooseFromMenu({ canvas, userEvent }, 'Delete')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await screen.findByText(RESPONSE_TEXT.product.deleted)
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Sailing Boat/ })).toBeNull())
  },
}

let rejectRequest = () => {}
export const RevertsRejectedDelete: Story = {
  beforeEach: ({ msw }) => {
    const rejected = new Promise<void>((resolve) => {
      rejectRequest = resolve
    })
    msw.use(
      http.delete('/api/product/delete/:id', async () => {
        await rejected
        return HttpResponse.json({ error: 'Not now.' }, { status: 400 })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await chooseFromMenu({ canvas, userEvent }, 'Delete')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Sailing Boat/ })).toBeNull())
    rejectRequest()
    await screen.findByText('Not now.')
    await canvas.findByRole('link', { name: /^Sailing Boat/ })
  },
}
