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

/** Expects the message, and an icon of its tone: the drawing differs, not only the colour. */
async function expectMessage(toast: HTMLElement, icon: string, texts: readonly string[]) {
  await expect([...toast.querySelectorAll('p')].map((each) => each.textContent)).toEqual(texts)
  await expect(toast.querySelector('svg')).toHaveClass(icon)
}

export const Success: Story = {
  args: { tone: 'success' },
  play: ({ canvasElement }) => expectMessage(canvasElement, 'lucide-circle-check', ['Hey Ada, Welcome Back!']),
}
export const Warning: Story = {
  args: { tone: 'warning', title: 'Please Login' },
  play: ({ canvasElement }) => expectMessage(canvasElement, 'lucide-triangle-alert', ['Please Login']),
}
export const ErrorWithReason: Story = {
  args: { tone: 'error', title: 'Please try to login again!', text: 'Email and password do not match.' },
  play: ({ canvasElement, args }) => expectMessage(canvasElement, 'lucide-circle-alert', [args.title, args.text ?? '']),
}
export const Info: Story = {
  args: { title: 'You have signed out!' },
  play: ({ canvasElement }) => expectMessage(canvasElement, 'lucide-info', ['You have signed out!']),
}
export const LongText: Story = {
  args: {
    tone: 'success',
    title: 'You have signed up successfully! You will be receiving an email as well. Thank you!',
  },
}
export const WithoutCloseButton: Story = {
  args: { onClose: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}
export const CallsOnClose: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
