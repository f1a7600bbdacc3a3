import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderStatusBadge } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Commerce/Order Status Badge',
  component: OrderStatusBadge,
  args: { status: 'Processing' },
} satisfies Meta<typeof OrderStatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Processing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Processing')).toBeVisible()
  },
}
export const OtherText: Story = {
  args: { status: 'Shipped', text: '2 of 3 shipped' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 3 shipped')).toBeVisible()
    await expect(canvas.queryByText('Shipped')).toBeNull()
  },
}
export const Shipped: Story = { args: { status: 'Shipped' } }
export const Delivered: Story = { args: { status: 'Delivered' } }
export const Cancelled: Story = { args: { status: 'Cancelled' } }
export const NotProcessed: Story = { args: { status: 'Not processed' } }
export const WithoutProducts: Story = { args: { status: 'Unavailable' } }
