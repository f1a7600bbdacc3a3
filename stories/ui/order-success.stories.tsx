import type { Meta, StoryObj } from '@storybook/react-vite'
import robot from '@whirligig/art/toys/robot.svg'
import { OrderSuccess } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Components/Order Success',
  component: OrderSuccess,
  args: {
    orderId: '019a8c2e-71f0-7c3e-9f2a-5b8e1d0c4a67',
    orderHref: '#/order/019a8c2e-71f0-7c3e-9f2a-5b8e1d0c4a67?success',
    ordersHref: '#/dashboard/orders',
    shopHref: '#/shop',
    picture: <img src={robot} alt="" width={200} height={200} />,
  },
} satisfies Meta<typeof OrderSuccess>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Thank you for choosing us!' })).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: args.orderId })).toHaveAttribute('href', args.orderHref)
    await expect(canvas.getByRole('link', { name: 'Manage Orders' })).toHaveAttribute('href', '#/dashboard/orders')
    await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '#/shop')
  },
}
export const WithoutPicture: Story = { args: { picture: undefined } }
