import type { Meta, StoryObj } from '@storybook/react-vite'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Storefront/Not Found',
  ...wholeShopStory,
  args: { path: '/404' },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
}

export const AnythingElseUnderTheShop: Story = {
  args: { path: '/shop/nowhere/at/all' },
  play: Filled.play,
}
