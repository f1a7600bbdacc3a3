import type { Meta, StoryObj } from '@storybook/react-vite'
import { Invoice, OrderDetails, PurchasedItems } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'
import { sampleProducts } from '../support/sample-products.ts'

const orderId = '019a8c2e-71f0-7c3e-9f2a-5b8e1d0c4a67'
const sheet = { orderId, items: ['2 × Rubix Cube'], price: '$120.00', total: '$120.00' }
const items = (status: string) => (
  <PurchasedItems
    items={[
      {
        id: '1',
        product: { name: 'Rubix Cube', href: '#/product/rubix-cube' },
        picture: sampleProducts.cube.picture,
        price: '$60.00',
        quantity: 2,
        total: '$120.00',
        status,
      },
    ]}
  />
)

const meta = {
  title: 'Components/Order Details',
  component: OrderDetails,
  args: {
    orderId,
    orderedOn: 'November 20, 2026',
    status: 'Processing',
    onBack: fn(),
    onCancel: fn(),
    invoice: <Invoice {...sheet} open={false} onOpenChange={fn()} />,
    items: items('Processing'),
  },
} satisfies Meta<typeof OrderDetails>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Order' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
export const DeliveredHasNoCancelButton: Story = {
  args: { status: 'Delivered', onCancel: undefined, items: items('Delivered') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Cancel Order' })).toBeNull()
  },
}
export const Loading: Story = { args: { loading: true } }
export const WithInvoice: Story = {
  args: { invoice: <Invoice {...sheet} open onOpenChange={fn()} onPrint={fn()} /> },
}
export const WithoutProducts: Story = { args: { status: 'Unavailable', items: undefined, onCancel: undefined } }
export const CallsOnBack: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
export const Phone: Story = forViewport('phone')
