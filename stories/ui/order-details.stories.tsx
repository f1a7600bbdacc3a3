import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  AddressCard,
  Invoice,
  OrderDetails,
  OrderFigures,
  OrderStatusBadge,
  OrderTimeline,
  PurchasedItems,
} from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { expectMirroredIcon } from '../support/expect-mirrored-icon.ts'
import { forViewport } from '../support/for-viewport.ts'
import { sampleProducts } from '../support/sample-products.ts'

const orderId = '019a8c2e-71f0-7c3e-9f2a-5b8e1d0c4a67'
const sheet = {
  ...{ orderId, orderedOn: 'November 20, 2026', price: '$120.00', total: '$120.00' },
  items: [{ id: '1', name: '2 × Rubix Cube', unitPrice: '$60.00', total: '$120.00' }],
}
const items = (status: string) => (
  <PurchasedItems
    items={[
      {
        id: '1',
        name: 'Rubix Cube',
        href: '#/product/rubix-cube',
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
  title: 'Commerce/Order Details',
  component: OrderDetails,
  args: {
    orderNumber: '1D0C-4A67',
    orderId,
    orderedOn: 'November 20, 2026',
    arrival: 'November 23 – 25, 2026',
    timeline: <OrderTimeline status="Processing" />,
    figures: <OrderFigures items="$120.00" tax="$0.00" total="$120.00" />,
    delivery: <AddressCard lines={['12 Clockmaker Lane', 'Portland, Oregon 97201', 'United States']} />,
    onBack: fn(),
    onBuyAgain: fn(),
    onCancel: fn(),
    invoice: <Invoice {...sheet} open={false} onOpenChange={fn()} />,
    items: items('Processing'),
  },
} satisfies Meta<typeof OrderDetails>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('November 23 – 25, 2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Order' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Buy again' }))
    await expect(args.onBuyAgain).toHaveBeenCalledOnce()
  },
}
export const DeliveredHasNoCancelButton: Story = {
  args: {
    ...{ timeline: <OrderTimeline status="Delivered" />, items: items('Delivered') },
    ...{ arrival: undefined, onCancel: undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Arrives')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Cancel Order' })).toBeNull()
  },
}
export const ForStaff: Story = {
  args: {
    status: <OrderStatusBadge status="Processing" text="2 of 3 shipped" />,
    customer: <p className="font-semibold">Mina Marlow</p>,
  },
}
export const Late: Story = {
  args: { arrival: undefined, late: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Later than planned')).toBeVisible()
  },
}
export const Loading: Story = { args: { loading: true } }
export const WithInvoice: Story = {
  args: { invoice: <Invoice {...sheet} open onOpenChange={fn()} onPrint={fn()} /> },
}
export const WithoutProducts: Story = {
  args: { timeline: undefined, items: undefined, onBuyAgain: undefined, onCancel: undefined },
}
export const CallsOnBack: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
export const Phone: Story = forViewport('phone')
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expectMirroredIcon(canvas.getByRole('button', { name: 'Back' }))
  },
}
