import type { Meta, StoryObj } from '@storybook/react-vite'
import { Invoice, type InvoiceProps } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

const meta = {
  title: 'Commerce/Invoice',
  component: Invoice,
  args: {
    open: true,
    onOpenChange: fn(),
    onPrint: fn(),
    orderNumber: '1D0C-4A67',
    orderId: '019a8c2e-71f0-7c3e-9f2a-5b8e1d0c4a67',
    orderedOn: 'November 20, 2026',
    customer: 'Mina Marlow',
    addressLines: ['12 Clockmaker Lane', 'Portland, Oregon 97201', 'United States'],
    items: [
      { id: '1', name: '1 × Transformer', unitPrice: '$99.00', total: '$99.00' },
      { id: '2', name: '2 × Rubix Cube', unitPrice: '$60.00', total: '$120.00' },
    ],
    price: '$219.00',
    total: '$219.00',
  },
} satisfies Meta<typeof Invoice>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delivery Fee')).toBeVisible()
    await expect(canvas.getByText('Free')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Invoice' })).toBeVisible()
    await expect(canvas.getByText('Order').nextElementSibling).toHaveTextContent('1D0C-4A67')
    await expect(canvas.getByText('For').parentElement).toHaveTextContent(
      'ForMina Marlow12 Clockmaker LanePortland, Oregon 97201United States',
    )
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 × Transformer at $99.00$99.00',
      '2 × Rubix Cube at $60.00$120.00',
    ])
    await expect(canvas.queryByText('Tax')).toBeNull()
  },
}
export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delivery Fee')).not.toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull()
  },
}
export const WithoutPrint: Story = {
  args: { onPrint: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Hide Invoice')
  },
}
export const WithoutAddress: Story = {
  args: { customer: undefined, addressLines: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('For')).toBeNull()
  },
}
export const WithoutName: Story = {
  args: { customer: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 Clockmaker Lane')).toBeVisible()
  },
}
export const WithoutAddressLines: Story = {
  args: { addressLines: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For').parentElement).toHaveTextContent(/^ForMina Marlow$/)
  },
}
export const WithTax: Story = {
  args: { tax: '$4.95', total: '$223.95' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tax').nextElementSibling).toHaveTextContent('$4.95')
    await expect(canvas.getByText('Total').nextElementSibling).toHaveTextContent('$223.95')
  },
}

function ControlledInvoice(args: InvoiceProps) {
  const [open, setOpen] = useState(false)
  return <Invoice {...args} open={open} onOpenChange={setOpen} />
}

export const OpensAndPrints: Story = {
  render: ControlledInvoice,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Invoice', expanded: false }))
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Invoice', expanded: true }))
    await expect(canvas.getByText('Delivery Fee')).not.toBeVisible()
  },
}
