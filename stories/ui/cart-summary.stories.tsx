import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartSummary } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'

const meta = {
  title: 'Components/Cart Summary',
  component: CartSummary,
  args: { total: '$219.00', signedIn: true, onCheckout: fn(), continueHref: '#/shop', onContinue: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-93">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartSummary>

export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Purchase' }))
    await expect(args.onCheckout).toHaveBeenCalledOnce()
  },
}
export const SignedOut: Story = {
  args: { signedIn: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed To Checkout' }))
    await expect(args.onCheckout).toHaveBeenCalledOnce()
  },
}
export const LoadingIgnoresClicks: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Purchase' }))
    await expect(args.onCheckout).not.toHaveBeenCalled()
  },
}
export const ErrorIsAnnounced: Story = {
  args: { error: 'The order could not be placed. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The order could not be placed.')
  },
}
export const BlockedByUnavailableToy: Story = {
  args: { blockedReason: 'Remove the unavailable toy to continue.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Purchase' })).toBeDisabled()
  },
}
