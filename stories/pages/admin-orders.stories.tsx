import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatOrderNumber } from '@whirligig/contract'
import { anAllOrdersPage, anOrderPage, SHOP_ORDERS } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, within } from 'storybook/test'
import { adminStory } from '../support/admin-story.ts'
import { ORDER } from '../support/shop-handlers.ts'

const meta = {
  ...adminStory,
  title: 'Pages/Dashboard/Admin/Orders',
  tags: ['role:admin'],
} satisfies Meta<typeof adminStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const CustomerOrders: Story = {
  args: { path: '/dashboard/orders/customers' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Customer Orders' })
    await canvas.findByRole('link', { name: formatOrderNumber(ORDER._id) })
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/#/dashboard/orders')
  },
}

const LISTED = SHOP_ORDERS.slice(0, 3)

/** The invoice has the number, too. */
const OUTSIDE_INVOICE = { ignore: '[aria-label=Invoice] *' }

/** The focus stays on the button, so that staff go through the list with Enter. */
export const NextCustomerOrder: Story = {
  args: { path: '/dashboard/orders/customers' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/order', () => HttpResponse.json({ ...anAllOrdersPage(), ...anOrderPage(LISTED) })),
      http.get('/api/order/:id', ({ params }) => {
        const order = LISTED.find(({ _id }) => _id === params.id)
        return HttpResponse.json({ order: { ...order, isOwn: false } })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = LISTED.map(({ _id }) => formatOrderNumber(_id))
    await userEvent.click(await canvas.findByRole('link', { name: String(first) }))
    await expect(await canvas.findByText('1 of 3 in the list')).toBeVisible()
    const previous = canvas.getByRole('button', { name: 'Previous order' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Next order' }))
    await expect(await canvas.findByText(String(second), OUTSIDE_INVOICE)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next order' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(String(third), OUTSIDE_INVOICE)).toBeVisible()
    const next = canvas.getByRole('button', { name: 'Next order' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('3 of 3 in the list')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Previous order' })).not.toHaveAttribute('aria-disabled')
  },
}

export const OwnOrders: Story = {
  args: { path: '/dashboard/orders' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your Orders' })
    const customers = await within(canvas.getByRole('main')).findByRole('link', { name: 'Customer Orders' })
    await expect(customers).toHaveAttribute('href', '/#/dashboard/orders/customers')
  },
}

export const CustomerOrder: Story = {
  args: { path: `/order/${ORDER._id}` },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order/:id', () => HttpResponse.json({ order: { ...ORDER, isOwn: false } })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' })).toHaveValue('Not processed')
    await expect(canvas.queryByRole('button', { name: 'Change' })).toBeNull()
    await canvas.findByRole('heading', { name: 'History' })
  },
}
