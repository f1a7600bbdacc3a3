import type { Meta, StoryObj } from '@storybook/react-vite'
import { Toast } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'

const meta = {
  title: 'Feedback/Toast',
  component: Toast,
  args: { title: 'Hey Ada, Welcome Back!', onClose: fn() },
} satisfies Meta<typeof Toast>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { args: { tone: 'success' } }
export const Warning: Story = { args: { tone: 'warning', title: 'Please Login' } }
export const ErrorWithReason: Story = {
  args: { tone: 'error', title: 'Please try to login again!', text: 'Email and password do not match.' },
}
export const Info: Story = { args: { tone: 'info', title: 'You have signed out!' } }
export const LongText: Story = {
  args: {
    tone: 'success',
    title: 'You have signed up successfully! You will be receiving an email as well. Thank you!',
  },
}
export const WithoutCloseButton: Story = { args: { onClose: undefined } }
export const CallsOnClose: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
