import type { Meta, StoryObj } from '@storybook/react-vite'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Storefront/Not found',
  ...wholeShopStory,
  args: { path: '/shop/nowhere/at/all' },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const UnknownPath: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
}
