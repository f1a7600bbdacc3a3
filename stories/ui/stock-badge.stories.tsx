import type { Meta, StoryObj } from '@storybook/react-vite'
import { StockBadge } from '@whirligig/ui'

const meta = {
  title: 'Commerce/Stock Badge',
  component: StockBadge,
  args: { stock: 40 },
} satisfies Meta<typeof StockBadge>

export default meta
type Story = StoryObj<typeof meta>

export const InStock: Story = {}
export const OutOfStock: Story = { args: { stock: 0 } }
export const LowStock: Story = { args: { stock: 3, lowStockThreshold: 5 } }
export const LowStockWithoutThreshold: Story = { args: { stock: 3 } }
