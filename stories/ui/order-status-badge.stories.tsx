import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderStatusBadge } from '@whirligig/ui'

const meta = {
  title: 'Commerce/Order Status Badge',
  component: OrderStatusBadge,
  args: { status: 'Processing' },
} satisfies Meta<typeof OrderStatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Processing: Story = {}
export const Shipped: Story = { args: { status: 'Shipped' } }
export const Delivered: Story = { args: { status: 'Delivered' } }
export const Cancelled: Story = { args: { status: 'Cancelled' } }
export const NotProcessed: Story = { args: { status: 'Not processed' } }
export const WithoutProducts: Story = { args: { status: 'Unavailable' } }
