import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Order, type OrderStatus, RESPONSE_TEXT } from '@whirligig/contract'
import { anOrder, anOrderLine } from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { OrderContainer } from '@whirligig/orders'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { withLineStatus } from '../../../features/orders/rules.ts'
import { initialAtom, withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { forViewport } from '../../support/for-viewport.ts'

const order = anOrder({ isOwn: false })
const [bears] = order.products

/** What was asked of the server. */
const asked = fn()

/** An order as the server has it, which calls change. */
function server(first: Order, orderCancelled = false) {
  let now = first
  return [
    http.get('/api/order/:id', () => HttpResponse.json({ order: now })),
    http.put<{ id: string }, { status: OrderStatus }>('/api/order/status/item/:id', async ({ params, request }) => {
      const body = await request.json()
      asked(params.id, body)
      now = withLineStatus(now, params.id, body.status)
      const { cancelled, lineCancelled, lineUpdated } = RESPONSE_TEXT.order
      const said = body.status === 'Cancelled' ? lineCancelled : lineUpdated
      return HttpResponse.json({ success: true, message: orderCancelled ? cancelled : said, orderCancelled })
    }),
  ]
}

const meta = {
  title: 'Features/Orders/Order Of Staff',
  tags: ['role:admin'],
  component: OrderContainer,
  decorators: [withStoreAndToasts],
  parameters: { initialAtoms: [initialAtom(startSessionAtom, 'token')] },
  args: {
    id: order._id,
    isStaff: true,
    productHref: (slug) => `#/product/${slug}`,
    ordersHref: '#/dashboard/orders',
    onBack: fn(),
    addressPicker: () => <p>My addresses</p>,
    onCancelled: fn(),
  },
  beforeEach: ({ msw }) => {
    asked.mockClear()
    msw.use(...server(order))
  },
} satisfies Meta<typeof OrderContainer>

export default meta
type Story = StoryObj<typeof meta>

export const SaysWhereEachLineStands: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' }), 'Shipped')
    await screen.findByText(RESPONSE_TEXT.order.lineUpdated)
    await expect(asked).toHaveBeenCalledWith(bears?._id, {
      orderId: order._id,
      cartId: order.cartId,
      status: 'Shipped',
    })
    await expect(canvas.getByRole('combobox', { name: 'Status of Teddy Bears' })).toHaveValue('Shipped')
    await expect(canvas.getByRole('combobox', { name: 'Status of Transformer' })).toHaveValue('Not processed')
    // Where it goes is its buyer's to say.
    await expect(canvas.queryByRole('button', { name: 'Change' })).toBeNull()
  },
}

export const AnOwnOneGoesWhereTheySay: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...server({ ...order, isOwn: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }))
    await canvas.findByText('My addresses')
  },
}

export const OnAPhone: Story = forViewport('phone')

export const CancelledAndDeliveredAreFinal: Story = {
  beforeEach: ({ msw }) => {
    const products = [
      anOrderLine({ status: 'Cancelled' }),
      anOrderLine({ name: 'Kite', status: 'Delivered' }),
      anOrderLine({ name: 'Transformer', status: 'Processing' }),
    ]
    msw.use(...server(anOrder({ products })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' })).toBeDisabled()
    await expect(canvas.getByRole('combobox', { name: 'Status of Kite' })).toBeDisabled()
    await expect(canvas.getByRole('combobox', { name: 'Status of Transformer' })).toBeEnabled()
  },
}

export const AsksBeforeWhatIsFinal: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' })
    await userEvent.selectOptions(select, 'Delivered')
    await screen.findByRole('alertdialog', { name: 'Mark Teddy Bears as delivered?' })
    await expect(select).toHaveValue('Not processed')
    await expect(asked).not.toHaveBeenCalled()
  },
}

export const IsDelivered: Story = {
  play: async (context) => {
    await AsksBeforeWhatIsFinal.play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Mark as delivered' }))
    await screen.findByText(RESPONSE_TEXT.order.lineUpdated)
    const select = context.canvas.getByRole('combobox', { name: 'Status of Teddy Bears' })
    await waitFor(() => expect(select).toBeDisabled())
    await expect(context.canvas.queryByRole('button', { name: 'Cancel Order' })).toBeNull()
    await expect(context.args.onCancelled).not.toHaveBeenCalled()
  },
}

export const OneLineIsCancelled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = await canvas.findByRole('combobox', { name: 'Status of Transformer' })
    await userEvent.selectOptions(select, 'Cancelled')
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel it' }))
    await screen.findByText(RESPONSE_TEXT.order.lineCancelled)
    await expect(args.onCancelled).not.toHaveBeenCalled()
  },
}

export const TheLastLineCancelsTheOrder: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...server(order, true))
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Status of Transformer' }), 'Cancelled')
    await screen.findByRole('alertdialog', { name: 'Cancel Transformer?' })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel it' }))
    await waitFor(() => expect(args.onCancelled).toHaveBeenCalledOnce())
    await screen.findByText(RESPONSE_TEXT.order.cancelled)
  },
}

export const ShowsAtOnceWhatIsOnItsWay: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/order/status/item/:id', () => delay('infinite')),
      ...server(order),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' })
    await userEvent.selectOptions(select, 'Processing')
    await canvas.findByRole('combobox', { name: 'Status of Teddy Bears', busy: true })
    await expect(select).toHaveValue('Processing')
  },
}

export const ARefusedStatusIsUndone: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/order/status/item/:id', () =>
        HttpResponse.json({ error: 'A cancelled line stays cancelled.' }, { status: 400 }),
      ),
      ...server(order),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' })
    await userEvent.selectOptions(select, 'Processing')
    await screen.findByText('A cancelled line stays cancelled.')
    await waitFor(() => expect(select).toHaveValue('Not processed'))
  },
}

export const ItIsNotTheirsToSayWhereItGoes: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('12 Clockmaker Lane')
    await expect(canvas.queryByRole('button', { name: 'Change' })).toBeNull()
  },
}

export const ItsBuyerHasNotSaidWhereItGoes: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...server(anOrder({ deliveryAddress: null, isOwn: false })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The customer has not chosen a delivery address yet.')
  },
}
