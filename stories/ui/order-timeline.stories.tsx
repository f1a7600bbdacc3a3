import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderTimeline } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const meta = {
  title: 'Commerce/Order Timeline',
  component: OrderTimeline,
  args: { status: 'Processing' },
} satisfies Meta<typeof OrderTimeline>

export default meta
type Story = StoryObj<typeof meta>

export const NotProcessed: Story = { args: { status: 'Not processed' } }
export const Processing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Processing').closest('li')).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getAllByText(', not yet')).toHaveLength(2)
  },
}
export const Shipped: Story = { args: { status: 'Shipped' } }
export const Delivered: Story = { args: { status: 'Delivered' } }
export const Cancelled: Story = {
  args: { status: 'Cancelled' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}
export const Phone: Story = forViewport('phone')
