import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatOrderNumber } from '@whirligig/contract'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { signedInStory } from '../support/app-story.ts'
import { expectEmptyState } from '../support/expect-list-state.ts'
import { expectPage } from '../support/expect-page.ts'
import { queryPageStates } from '../support/query-page-states.ts'
import { ORDER } from '../support/shop-handlers.ts'

const meta = {
  title: 'Pages/Account/Orders',
  tags: ['role:member'],
  ...signedInStory,
  args: { path: '/dashboard/orders' },
} satisfies Meta<typeof signedInStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expectPage('Your Orders')
    const order = await canvas.findByRole('link', { name: `Order ${formatOrderNumber(ORDER._id)}` })
    await expect(order).toHaveAttribute('href', `/#/order/${ORDER._id}`)
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order/me', () => HttpResponse.json({ orders: [], totalPages: 0, currentPage: 1, count: 0 })))
  },
  play: () =>
    expectEmptyState('OOPs No Orders', 'Your orders will appear here.', { name: 'See all toys', href: '/shop' }),
}

const states = queryPageStates({
  endpoint: 'get /order/me',
  errorText: 'Your orders could not be loaded.',
  content: formatOrderNumber(ORDER._id),
})

export const Loading: Story = states.Loading
export const Unauthorized401: Story = states.Unauthorized401
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
