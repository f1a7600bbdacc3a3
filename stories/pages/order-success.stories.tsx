import type { Meta, StoryObj } from '@storybook/react-vite'
import { startSessionAtom } from '@whirligig/api'
import { WholeShop } from '../../.storybook/decorators/whole-shop.tsx'
import { preset, withStore } from '../../.storybook/decorators/with-shop.tsx'
import { ORDER, shopHandlers } from '../support/shop-handlers.ts'

const meta = {
  title: 'Pages/Account/Order success',
  component: WholeShop,
  decorators: [withStore],
  parameters: { layout: 'fullscreen', preset: [preset(startSessionAtom, 'token')] },
  args: { path: `/order/success/${ORDER._id}` },
  beforeEach: ({ msw }) => {
    msw.use(...shopHandlers())
  },
} satisfies Meta<typeof WholeShop>

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
