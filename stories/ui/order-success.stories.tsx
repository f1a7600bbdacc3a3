import type { Meta, StoryObj } from '@storybook/react-vite'
import robot from '@whirligig/art/toys/robot.svg'
import { AddressCard, Button, OrderFigures, OrderSuccess } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Commerce/Order Success',
  component: OrderSuccess,
  args: {
    orderNumber: '1D0C-4A67',
    arrival: 'November 23 – 25, 2026',
    figures: <OrderFigures items="$209.00" tax="$4.95" total="$213.95" />,
    orderHref: '#/order/019a8c2e-71f0-7c3e-9f2a-5b8e1d0c4a67?success',
    ordersHref: '#/dashboard/orders',
    shopHref: '#/shop',
    illustration: <img src={robot} alt="" width={200} height={200} />,
  },
} satisfies Meta<typeof OrderSuccess>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Thank you for choosing us!' })).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: args.orderNumber })).toHaveAttribute('href', args.orderHref)
    await expect(canvas.getByRole('link', { name: 'Manage Orders' })).toHaveAttribute('href', '#/dashboard/orders')
    await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '#/shop')
    await expect(canvas.getByText(/^Your order/)).toHaveTextContent(
      'Your order 1D0C-4A67 has been placed.It should arrive November 23 – 25, 2026.',
    )
    await expect(canvas.getByText('$213.95')).toBeVisible()
  },
}
export const WithoutPicture: Story = { args: { illustration: undefined } }
export const WithAddress: Story = {
  args: { delivery: <AddressCard lines={['12 Clockmaker Lane', 'Portland, Oregon 97201', 'United States']} /> },
}
export const NeedsAddress: Story = {
  args: { needsAddress: true, delivery: <Button>Add Address</Button> },
}
