import type { Meta, StoryObj } from '@storybook/react-vite'
import { startSessionAtom } from '@whirligig/api'
import { preset } from '../../.storybook/decorators/with-shop.tsx'
import { ORDER } from '../support/shop-handlers.ts'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Account/Order success',
  ...wholeShopStory,
  parameters: { ...wholeShopStory.parameters, preset: [preset(startSessionAtom, 'token')] },
  args: { path: `/order/success/${ORDER._id}` },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Placed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Thank you for choosing us!' })
    await canvas.findByRole('link', { name: 'Manage Orders' })
  },
}

export const Missing: Story = {
  args: { path: '/order/success/unknown' },
  play: async ({ canvas }) => {
    await canvas.findByText('No order found.')
  },
}
