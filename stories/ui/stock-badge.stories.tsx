import type { Meta, StoryObj } from '@storybook/react-vite'
import { StockBadge } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Commerce/Stock Badge',
  component: StockBadge,
  args: { stock: 40 },
} satisfies Meta<typeof StockBadge>

export default meta
type Story = StoryObj<typeof meta>

export const InStock: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In stock')).toBeVisible()
  },
}
export const OutOfStock: Story = {
  args: { stock: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of stock')).toBeVisible()
  },
}
export const LowStock: Story = {
  args: { stock: 3, lowStockThreshold: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only 3 left')).toBeVisible()
  },
}
export const LowStockWithoutThreshold: Story = {
  args: { stock: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In stock')).toBeVisible()
  },
}
