import type { Meta, StoryObj } from '@storybook/react-vite'
import { startSessionAtom } from '@whirligig/api'
import { WholeShop } from '../../.storybook/decorators/whole-shop.tsx'
import { preset, withStore } from '../../.storybook/decorators/with-shop.tsx'
import { shopHandlers } from '../support/shop-handlers.ts'

const meta = {
  title: 'Pages/Account/Dashboard',
  component: WholeShop,
  decorators: [withStore],
  parameters: { layout: 'fullscreen', preset: [preset(startSessionAtom, 'token')] },
  args: { path: '/dashboard' },
  beforeEach: ({ msw }) => {
    msw.use(...shopHandlers())
  },
} satisfies Meta<typeof WholeShop>

export default meta
type Story = StoryObj<typeof meta>

export const AccountDetails: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your Account' })
    await canvas.findByDisplayValue('Mina')
  },
}

export const Orders: Story = {
  args: { path: '/dashboard/orders' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your Orders' })
  },
}

export const UnknownPath: Story = {
  args: { path: '/dashboard/nowhere' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '404 Not Found.' })
    await canvas.findByRole('link', { name: 'Account Details' })
  },
}
