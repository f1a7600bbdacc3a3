import type { Meta, StoryObj } from '@storybook/react-vite'
import { startSessionAtom } from '@whirligig/core/session'
import { preset } from '../../.storybook/decorators/with-shop.tsx'
import { screenStates } from '../support/page-states.ts'
import { ORDER } from '../support/shop-handlers.ts'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Account/Order Success',
  tags: ['role:member'],
  ...wholeShopStory,
  parameters: { ...wholeShopStory.parameters, preset: [preset(startSessionAtom, 'token')] },
  args: { path: `/order/success/${ORDER._id}` },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Thank you for choosing us!' })
    await canvas.findByRole('link', { name: 'Manage Orders' })
  },
}

const states = screenStates({
  call: 'get /order/:id',
  failed: 'Your order could not be loaded.',
  filled: 'Thank you for choosing us!',
  missing: 'No order found.',
})

export const Loading: Story = states.Loading
export const Refused400: Story = states.Refused400
export const SignedOut401: Story = states.SignedOut401
export const Forbidden403: Story = states.Forbidden403
export const Missing404: Story = states.Missing404
export const Unreachable: Story = states.Unreachable
