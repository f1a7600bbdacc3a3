import type { Meta, StoryObj } from '@storybook/react-vite'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Storefront/Sell',
  ...wholeShopStory,
  args: { path: '/sell' },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Become A Whirligig Seller!' })
    await canvas.findByRole('heading', { level: 2, name: 'Set up your stall in our toy box' })
    await canvas.findByRole('button', { name: 'Submit' })
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
