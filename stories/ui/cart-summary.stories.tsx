import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, CartDelivery, CartSummary, type CartSummaryProps } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

const meta = {
  title: 'Commerce/Cart Summary',
  component: CartSummary,
  args: {
    ...{ items: '$219.00', tax: '$4.95', total: '$223.95' },
    ...{ signedIn: true, onCheckout: fn(), continueHref: '#/shop', onContinue: fn() },
    delivery: (
      <CartDelivery lines={['12 Clockmaker Lane', 'Portland, Oregon 97205', 'United States']} onChange={fn()} />
    ),
  },
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
    await expect(canvas.getByRole('button', { name: 'Purchase' })).not.toHaveFocus()
    await expect(canvas.queryByRole('alert'), 'no empty message').toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Purchase' }))
    await expect(args.onCheckout).toHaveBeenCalledOnce()
  },
}
export const SignedOut: Story = {
  args: { signedIn: false, delivery: undefined },
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
export const TotalNotKnownYet: Story = {
  args: { tax: undefined, total: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('not known yet')).toHaveLength(2)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
export const NewTotalIsAnnounced: Story = {
  render: (args) => {
    const [total, setTotal] = useState(args.total)
    return (
      <>
        <Button onClick={() => setTotal('$447.90')}>Two of them</Button>
        <CartSummary {...args} total={total} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    await userEvent.click(canvas.getByRole('button', { name: 'Two of them' }))
    await expect(status).toHaveTextContent('Total Amount $447.90')
  },
}
export const AsksForSecondPress: Story = {
  args: { notice: 'Your cart has changed. Please check it, then press the button again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your cart has changed.')
  },
}
/** Of two messages, only the error counts. */
export const ErrorReplacesNotice: Story = {
  args: { error: 'The order could not be placed.', notice: 'Your cart has changed.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The order could not be placed.$/)
  },
}
/** After the sign-in, the user goes on where the order was interrupted. */
function AfterAddress(args: CartSummaryProps) {
  const [isChosen, setChosen] = useState(false)
  return (
    <>
      <Button onClick={() => setChosen(true)}>Choose an address</Button>
      <CartSummary {...args} focusCheckout={isChosen} />
    </>
  )
}
export const FocusesCheckout: Story = {
  args: { focusCheckout: true },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('button', { name: 'Purchase' })).toHaveFocus()),
}
export const FocusesCheckoutLater: Story = {
  render: (args) => <AfterAddress {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose an address' }))
    await expect(canvas.getByRole('button', { name: 'Purchase' })).toHaveFocus()
  },
}
export const WithoutAddress: Story = { args: { delivery: <CartDelivery onChange={fn()} /> } }
export const DoubleClickCountsOnce: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Purchase' }))
    await expect(args.onCheckout).toHaveBeenCalledOnce()
  },
}
