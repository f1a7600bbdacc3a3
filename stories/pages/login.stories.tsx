import type { Meta, StoryObj } from '@storybook/react-vite'
import { startSessionAtom } from '@whirligig/api'
import { preset } from '../../.storybook/decorators/with-shop.tsx'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Account/Login',
  ...wholeShopStory,
  args: { path: '/login' },
} satisfies Meta<typeof wholeShopStory.component>

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
