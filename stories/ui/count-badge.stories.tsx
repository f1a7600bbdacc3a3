import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountBadge } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Data/Count Badge',
  component: CountBadge,
  args: { count: 3, label: 'unread messages' },
} satisfies Meta<typeof CountBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3 unread messages')
  },
}
export const TwoDigits: Story = { args: { count: 42 } }
export const CapsAt99: Story = { args: { count: 99 } }
export const ZeroRendersNothing: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
}
