import type { Meta, StoryObj } from '@storybook/react-vite'
import lost from '@whirligig/art/empty/lost.svg'
import bear from '@whirligig/art/toys/bear.svg'
import { formatOrderNumber } from '@whirligig/contract'
import { anOrder } from '@whirligig/contract/fixtures'
import { OrderSuccessContainer } from '@whirligig/orders'
import { Button } from '@whirligig/ui'
import { delay, HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectLoading } from '../../support/expect-list-state.ts'
import { signedIn } from '../../support/signed-in.ts'

const order = anOrder()

const meta = {
  title: 'Features/Orders/Order Success',
  tags: ['role:member'],
  component: OrderSuccessContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: {
    id: order._id,
    now: Date.parse(order.created),
    orderHref: `#/order/${order._id}?success`,
    ordersHref: '#/dashboard/orders',
    shopHref: '#/shop',
    addressPicker: ({ onPick }) => <Button onClick={() => onPick('address-2', false)}>Send it to the second</Button>,
    illustration: <img src={bear} alt="" width={176} height={176} />,
    emptyPicture: <img src={lost} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order/:id', () => HttpResponse.json({ order })))
  },
} satisfies Meta<typeof OrderSuccessContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { name: 'Thank you for choosing us!' })
    const number = formatOrderNumber(order._id)
    await expect(canvas.getByRole('link', { name: number })).toHaveAttribute('href', args.orderHref)
    await expect(canvas.getByText(/^November 23/)).toBeVisible()
    await expect(canvas.getByText('Teddy Bears')).toBeVisible()
    await expect(canvas.getByText('$213.95')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Manage Orders' })).toHaveAttribute('href', '#/dashboard/orders')
    await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '#/shop')
  },
}

export const AsksForAddress: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order/:id', () => HttpResponse.json({ order: { ...order, deliveryAddress: null } })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Where should we send it?' })
    await expect(canvas.getByRole('button', { name: 'Send it to the second' })).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order/:id', () => delay('infinite')))
  },
  play: () => expectLoading('Loading the order'),
}

export const NotFound: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order/:id', () => HttpResponse.json({ message: 'No order found.' }, { status: 404 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No order found.')
    await expect(canvas.getByRole('link', { name: 'Your Orders' })).toHaveAttribute('href', '#/dashboard/orders')
    await expect(canvas.queryByText('Thank you for choosing us!')).toBeNull()
  },
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order/:id', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('heading', { name: 'Thank you for choosing us!' })
  },
}
