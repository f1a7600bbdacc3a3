import type { Meta, StoryObj } from '@storybook/react-vite'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Account/Register',
  ...wholeShopStory,
  args: { path: '/register' },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Create an Account' })
  },
}
