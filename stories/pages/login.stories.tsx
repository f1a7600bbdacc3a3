import type { Meta, StoryObj } from '@storybook/react-vite'
import { startSessionAtom } from '@whirligig/api'
import { WholeShop } from '../../.storybook/decorators/whole-shop.tsx'
import { preset, withStore } from '../../.storybook/decorators/with-shop.tsx'
import { shopHandlers } from '../support/shop-handlers.ts'

const meta = {
  title: 'Pages/Account/Login',
  component: WholeShop,
  decorators: [withStore],
  parameters: { layout: 'fullscreen' },
  args: { path: '/login' },
  beforeEach: ({ msw }) => {
    msw.use(...shopHandlers())
  },
} satisfies Meta<typeof WholeShop>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' })
    await canvas.findByRole('link', { name: 'Create Account' })
  },
}

export const SignedInGoesToTheDashboard: Story = {
  parameters: { preset: [preset(startSessionAtom, 'token')] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your Account' })
  },
}
