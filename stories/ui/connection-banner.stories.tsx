import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConnectionBanner } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'

const meta = {
  title: 'Feedback/Connection Banner',
  component: ConnectionBanner,
  args: { text: 'You are offline. What is on the screen stays, and your cart is safe.' },
} satisfies Meta<typeof ConnectionBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const RetriesOnClick: Story = {
  args: { text: 'The shop is out of reach. We keep trying, and your cart is safe.', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
