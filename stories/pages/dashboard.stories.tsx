import type { Meta, StoryObj } from '@storybook/react-vite'
import { startSessionAtom } from '@whirligig/api'
import { preset } from '../../.storybook/decorators/with-shop.tsx'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Account/Dashboard',
  ...wholeShopStory,
  parameters: { ...wholeShopStory.parameters, preset: [preset(startSessionAtom, 'token')] },
  args: { path: '/dashboard' },
} satisfies Meta<typeof wholeShopStory.component>

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
