import type { Meta, StoryObj } from '@storybook/react-vite'
import { startSessionAtom } from '@whirligig/core/session'
import { HttpResponse, http } from 'msw'
import { preset } from '../../.storybook/decorators/with-shop.tsx'
import { screenStates } from '../support/page-states.ts'
import { ORDER } from '../support/shop-handlers.ts'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Account/Orders',
  tags: ['role:member'],
  ...wholeShopStory,
  parameters: { ...wholeShopStory.parameters, preset: [preset(startSessionAtom, 'token')] },
  args: { path: '/dashboard/orders' },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(ORDER._id)
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order/me', () => HttpResponse.json({ orders: [], totalPages: 0, currentPage: 1, count: 0 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('OOPs No Orders')
  },
}

const states = screenStates({
  call: 'get /order/me',
  failed: 'Your orders could not be loaded.',
  filled: ORDER._id,
})

export const Loading: Story = states.Loading
export const Refused400: Story = states.Refused400
export const SignedOut401: Story = states.SignedOut401
export const Forbidden403: Story = states.Forbidden403
export const Missing404: Story = states.Missing404
export const Unreachable: Story = states.Unreachable
