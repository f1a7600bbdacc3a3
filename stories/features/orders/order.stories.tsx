// Long because an order has many states, and each one is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import lost from '@whirligig/art/empty/lost.svg'
import { formatOrderNumber, RESPONSE_TEXT } from '@whirligig/contract'
import { anAddress, anOrder, anOrderLine } from '@whirligig/contract/fixtures'
import { socketFactoryAtom } from '@whirligig/core/realtime'
import { OrderContainer } from '@whirligig/orders'
import { Button } from '@whirligig/ui'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { createFakeSockets } from '../../../core/test/fake-socket.ts'
import { initialAtom, withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { forViewport } from '../../support/for-viewport.ts'
import { activeSession, signedIn } from '../../support/signed-in.ts'

const order = anOrder()
const orderResponse = (body: Parameters<typeof HttpResponse.json>[0], status = 200) =>
  http.get('/api/order/:id', () => HttpResponse.json(body, { status }))

const meta = {
  title: 'Features/Orders/Order',
  tags: ['role:member'],
  component: OrderContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: {
    id: order._id,
    now: Date.parse(order.created),
    productHref: (slug) => `#/product/${slug}`,
    ordersHref: '#/dashboard/orders',
    customerHref: (id) => `#/dashboard/users/${id}`,
    onBack: fn(),
    onBuyAgain: fn(),
    addressPicker: ({ onPick }) => <Button onClick={() => onPick('address-2', false)}>Send it to the second</Button>,
    onCancelled: fn(),
    emptyPicture: <img src={lost} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(orderResponse({ order }))
  },
} satisfies Meta<typeof OrderContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('button', { name: 'Back' })
    const address = within(canvas.getByRole('region', { name: 'Delivery Address' }))
    await expect(address.getByText('Mina Marlow')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Customer' })).toBeNull()
    await expect(canvas.getByText(/^November 23/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Transformer' })).toHaveAttribute('href', '#/product/transformer')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
    const number = formatOrderNumber(order._id)
    await expect(canvas.getByText(number, { ignore: '[aria-label=Invoice] *' })).toBeVisible()
    await expect(within(canvas.getByRole('region', { name: 'Invoice' })).getByText(number)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Buy again' }))
    await expect(args.onBuyAgain).toHaveBeenCalledWith(order)
  },
}

export const Late: Story = {
  args: { now: Date.parse('2026-11-26T12:00:00Z') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Later than planned')).toBeVisible()
    await expect(canvas.queryByText(/^November 23/)).toBeNull()
  },
}

export const CardsHaveTheSameWidthOnTablets: Story = {
  ...forViewport('tablet'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Invoice' }))
    const [itemsCard, addressCard, invoiceCard] = [
      canvas.getByRole('link', { name: 'Transformer' }).closest('ul'),
      canvas.getByRole('region', { name: 'Delivery Address' }),
      canvas.getByRole('heading', { name: 'Invoice' }).closest('[id]'),
    ].map((element) => element?.getBoundingClientRect().width)
    await expect(addressCard).toBe(itemsCard)
    await expect(invoiceCard).toBe(itemsCard)
  },
}

const sockets = createFakeSockets()

export const AnnouncesPushedChanges: Story = {
  parameters: {
    initialAtoms: [initialAtom(socketFactoryAtom, sockets.createSocket), activeSession],
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findAllByText('Not processed')).toHaveLength(2)
    msw.use(
      orderResponse({ order: { ...order, products: order.products.map((line) => ({ ...line, status: 'Shipped' })) } }),
    )
    sockets.created.at(-1)?.simulate('connect')
    sockets.created.at(-1)?.receive('orderChanged', { _id: order._id })
    await canvas.findByText('Teddy Bears is now shipped. Transformer is now shipped.')
    await expect(canvas.queryByRole('button', { name: 'Change' })).toBeNull()
  },
}

export const ChangesAddress: Story = {
  beforeEach: ({ msw }) => {
    const moved = { ...order, deliveryAddress: { ...anAddress(), address: '7 Harbour Street' } }
    msw.use(
      http.put('/api/order/:id/address', async ({ request }) => {
        await expect(await request.json()).toEqual({ address: 'address-2' })
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.address.updated, order: moved })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 Clockmaker Lane', { selector: 'address > div *' })
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send it to the second' }))
    await canvas.findByText('7 Harbour Street', { selector: 'address > div *' })
    await canvas.findByText(RESPONSE_TEXT.address.updated)
  },
}

export const AsksForAddress: Story = {
  beforeEach: ({ msw }) => {
    msw.use(orderResponse({ order: { ...order, deliveryAddress: null } }))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Where should we deliver it?' })
    await expect(canvas.getByRole('button', { name: 'Send it to the second' })).toBeVisible()
  },
}

export const ShippedOrderKeepsItsAddress: Story = {
  beforeEach: ({ msw }) => {
    msw.use(orderResponse({ order: anOrder({ products: [anOrderLine({ status: 'Shipped' })] }) }))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('12 Clockmaker Lane', { selector: 'address > div *' })
    await expect(canvas.queryByRole('button', { name: 'Change' })).toBeNull()
  },
}

export const TogglesInvoice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Invoice' }))
    const invoice = within(canvas.getByRole('region', { name: 'Invoice' }))
    await expect(invoice.getByText('$213.95')).toBeVisible()
    await expect(invoice.getByText('Mina Marlow')).toBeVisible()
    await expect(invoice.getByText('12 Clockmaker Lane')).toBeVisible()
    await expect(invoice.getByText('Delivery Fee')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Invoice' }))
    await expect(invoice.getByText('$213.95')).not.toBeVisible()
  },
}

export const DeletedProduct: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      orderResponse({
        order: anOrder({ products: [anOrderLine({ name: 'Old Boat', product: null, imageUrl: null }), anOrderLine()] }),
      }),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Not Available')
    await expect(canvas.getByText('Old Boat')).toBeVisible()
  },
}

export const PartlyDelivered: Story = {
  beforeEach: ({ msw }) => {
    const products = [anOrderLine({ status: 'Delivered' }), anOrderLine({ name: 'Transformer', status: 'Shipped' })]
    msw.use(orderResponse({ order: anOrder({ products }) }))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Back' })
    await expect(canvas.queryByRole('button', { name: 'Cancel Order' })).toBeNull()
  },
}

export const Cancelled: Story = {
  beforeEach: ({ msw }) => {
    msw.use(orderResponse({ order: anOrder({ products: [anOrderLine({ status: 'Cancelled' })] }) }))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Back' })
    await expect(canvas.queryByRole('button', { name: 'Cancel Order' })).toBeNull()
  },
}

const openCancelDialog: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel Order' }))
  await screen.findByRole('alertdialog', { name: 'Cancel this order?' })
}

export const ConfirmsBeforeCancelling: Story = {
  play: async (context) => {
    await openCancelDialog(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(context.args.onCancelled).not.toHaveBeenCalled()
  },
}

const confirmCancel: Story['play'] = async (context) => {
  await openCancelDialog(context)
  const dialog = screen.getByRole('alertdialog')
  const button = [...dialog.querySelectorAll('button')].find((each) => each.textContent === 'Cancel Order')
  await context.userEvent.click(button as HTMLElement) // the dialog always has it
}

export const CancelsOrder: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/api/order/cancel/:id', () =>
        HttpResponse.json({ success: true, message: 'Order has been cancelled successfully' }),
      ),
    )
  },
  play: async (context) => {
    await confirmCancel(context)
    await screen.findByText('Order has been cancelled successfully')
    await expect(context.args.onCancelled).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const CancellingFails: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/api/order/cancel/:id', () =>
        HttpResponse.json({ error: 'A delivered order cannot be cancelled.' }, { status: 400 }),
      ),
    )
  },
  play: async (context) => {
    await confirmCancel(context)
    await screen.findByText('A delivered order cannot be cancelled.')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(context.args.onCancelled).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order/:id', () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the order')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order Details' })).toBeVisible()
  },
}

export const NotFound: Story = {
  beforeEach: ({ msw }) => {
    msw.use(orderResponse({ message: 'No order found.' }, 404))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No order found.')
    await expect(canvas.getByRole('link', { name: 'Your Orders' })).toHaveAttribute('href', '#/dashboard/orders')
  },
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order/:id', () => HttpResponse.json({ error: 'x' }, { status: 500 }), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('button', { name: 'Back' })
  },
}
