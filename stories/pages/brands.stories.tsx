import type { Meta, StoryObj } from '@storybook/react-vite'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Storefront/Brands',
  ...wholeShopStory,
  args: { path: '/brands' },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Choose From Over 10+ Categories' })
    await canvas.findByText('Gearhart')
  },
}
