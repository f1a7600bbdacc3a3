import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatOrderNumber } from '@whirligig/contract'
import { aMerchantOrder, aMerchantOrderPage, aMerchantUser, anAdmin } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, within } from 'storybook/test'
import { signedInStory } from '../support/app-story.ts'
import { expectPage } from '../support/expect-page.ts'
import { forViewport } from '../support/for-viewport.ts'
import { queryPageStates } from '../support/query-page-states.ts'
import { shopHandlers } from '../support/shop-handlers.ts'

const order = aMerchantOrder()
const orderName = `Order ${formatOrderNumber(order._id)}`

const meta = {
  title: 'Pages/Dashboard/Merchant/Orders',
  tags: ['role:merchant'],
  ...signedInStory,
  args: { path: '/dashboard/customer-orders' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/user/me', () => HttpResponse.json({ user: aMerchantUser() })),
      http.get('/api/order/list/merchant', () => HttpResponse.json(aMerchantOrderPage())),
      http.get('/api/order/merchant/:id', () => HttpResponse.json({ order })),
      ...shopHandlers(),
    )
  },
} satisfies Meta<typeof signedInStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const OpensAnOrder: Story = {
  ...forViewport('desktop'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: formatOrderNumber(order._id) }))
    await canvas.findByRole('heading', { level: 1, name: orderName })
    const menu = within(canvas.getByRole('navigation', { name: 'Account' }))
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Customer Orders')
    await userEvent.click(menu.getByRole('link', { name: 'Customer Orders' }))
    await canvas.findByRole('heading', { level: 1, name: 'Customer Orders' })
  },
}

export const Order: Story = {
  args: { path: `/dashboard/customer-orders/${order._id}` },
  play: async ({ canvas }) => {
    await expectPage(orderName, 'Order Details')
    await expect(canvas.getByRole('button', { name: 'Ship all' })).toBeEnabled()
  },
}

export const HiddenFromAdmins: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/me', () => HttpResponse.json({ user: anAdmin() })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '404 Not Found.' })
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

const states = queryPageStates({
  endpoint: 'get /order/list/merchant',
  errorText: 'The orders could not be loaded.',
  content: formatOrderNumber(order._id),
})

export const Loading: Story = states.Loading
export const Unauthorized401: Story = states.Unauthorized401
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
