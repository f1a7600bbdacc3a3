import type { Meta, StoryObj } from '@storybook/react-vite'
import { startSessionAtom } from '@whirligig/core/session'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { preset } from '../../.storybook/decorators/with-shop.tsx'
import { screenStates } from '../support/page-states.ts'
import { ORDER } from '../support/shop-handlers.ts'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Account/Order',
  tags: ['role:member'],
  ...wholeShopStory,
  parameters: { ...wholeShopStory.parameters, preset: [preset(startSessionAtom, 'token')] },
  args: { path: `/order/${ORDER._id}` },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Order Details' })
    await canvas.findByRole('button', { name: 'Cancel Order' })
  },
}

export const DeliveredCannotBeCancelled: Story = {
  beforeEach: ({ msw }) => {
    const products = ORDER.products.map((line) => ({ ...line, status: 'Delivered' as const }))
    msw.use(http.get('/api/order/:id', () => HttpResponse.json({ order: { ...ORDER, status: 'Delivered', products } })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Order Details' })
    await expect(canvas.queryByRole('button', { name: 'Cancel Order' })).toBeNull()
  },
}

export const GuestsAreSentToTheLogin: Story = {
  parameters: { preset: [] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' })
  },
}

const states = screenStates({
  call: 'get /order/:id',
  failed: 'The order could not be loaded.',
  filled: 'Purchased Items',
  missing: 'No order found.',
})

export const Loading: Story = states.Loading
export const Refused400: Story = states.Refused400
export const SignedOut401: Story = states.SignedOut401
export const Forbidden403: Story = states.Forbidden403
export const Missing404: Story = states.Missing404
export const Unreachable: Story = states.Unreachable
