// Long because each state and each action of the screen is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Order, type OrderStatus, RESPONSE_TEXT } from '@whirligig/contract'
import { anOrder, anOrderHistory, anOrderLine } from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { OrderContainer } from '@whirligig/orders'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { withLineStatus } from '../../../features/orders/rules.ts'
import { initialAtom, withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { forViewport } from '../../support/for-viewport.ts'

const order = anOrder({ isOwn: false, customerEmail: 'mina@whirligig.test', customerId: 'user-mina' })
const [bears] = order.products

/** Called with the text of each note. */
const noteRequest = fn()
/** Called with the line id and the body of each status request. */
const statusRequest = fn()

/** Handlers for one order, whose lines the requests change. */
function createHandlers(initial: Order, orderCancelled = false) {
  let current = initial
  return [
    http.get('/api/order/:id', () => HttpResponse.json({ order: current })),
    http.get('/api/audit/order/:id', () => HttpResponse.json(anOrderHistory())),
    http.post<{ id: string }, { text: string }>('/api/order/:id/note', async ({ request }) => {
      noteRequest((await request.json()).text)
      return HttpResponse.json({ success: true, message: 'Note has been added successfully!' })
    }),
    http.put('/api/order/:id/ship', () => {
      current = { ...current, products: current.products.map((line) => ({ ...line, status: 'Shipped' as const })) }
      const message = 'All open items have been marked as shipped!'
      return HttpResponse.json({ success: true, message, order: current })
    }),
    http.put<{ id: string }, { status: OrderStatus }>('/api/order/status/item/:id', async ({ params, request }) => {
      const body = await request.json()
      statusRequest(params.id, body)
      current = withLineStatus(current, params.id, body.status)
      const { cancelled, lineCancelled, lineUpdated } = RESPONSE_TEXT.order
      const message = body.status === 'Cancelled' ? lineCancelled : lineUpdated
      return HttpResponse.json({ success: true, message: orderCancelled ? cancelled : message, orderCancelled })
    }),
  ]
}

const meta = {
  title: 'Features/Orders/Order For Staff',
  tags: ['role:admin'],
  component: OrderContainer,
  decorators: [withStoreAndToasts],
  parameters: { initialAtoms: [initialAtom(startSessionAtom, 'token')] },
  args: {
    id: order._id,
    isStaff: true,
    productHref: (slug) => `#/product/${slug}`,
    ordersHref: '#/dashboard/orders',
    customerHref: (id) => `#/dashboard/users/${id}`,
    onBack: fn(),
    onBuyAgain: fn(),
    addressPicker: () => <p>My addresses</p>,
    onCancelled: fn(),
  },
  beforeEach: ({ msw }) => {
    statusRequest.mockClear()
    noteRequest.mockClear()
    msw.use(...createHandlers(order))
  },
} satisfies Meta<typeof OrderContainer>

export default meta
type Story = StoryObj<typeof meta>

export const SetsLineStatus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' }), 'Shipped')
    await screen.findByText(RESPONSE_TEXT.order.lineUpdated)
    await expect(statusRequest).toHaveBeenCalledWith(bears?._id, {
      orderId: order._id,
      cartId: order.cartId,
      status: 'Shipped',
    })
    await expect(canvas.getByRole('combobox', { name: 'Status of Teddy Bears' })).toHaveValue('Shipped')
    await expect(canvas.getByText('1 of 2 shipped')).toBeVisible()
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Processing')
    await expect(canvas.getByRole('combobox', { name: 'Status of Transformer' })).toHaveValue('Not processed')
    // Only the customer can change the address.
    await expect(canvas.queryByRole('button', { name: 'Change' })).toBeNull()
  },
}

export const OwnOrderHasAddressPicker: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers({ ...order, isOwn: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }))
    await canvas.findByText('My addresses')
    await canvas.findByRole('heading', { name: 'History' })
  },
}

export const OnPhone: Story = {
  ...forViewport('phone'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'History' })).toBeVisible()
  },
}

export const FinalStatusIsDisabled: Story = {
  beforeEach: ({ msw }) => {
    const products = [
      anOrderLine({ status: 'Cancelled' }),
      anOrderLine({ name: 'Kite', status: 'Delivered' }),
      anOrderLine({ name: 'Transformer', status: 'Processing' }),
    ]
    msw.use(...createHandlers(anOrder({ products })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' })).toBeDisabled()
    await expect(canvas.getByRole('combobox', { name: 'Status of Kite' })).toBeDisabled()
    await expect(canvas.getByRole('combobox', { name: 'Status of Transformer' })).toBeEnabled()
    await canvas.findByRole('heading', { name: 'History' })
  },
}

export const ConfirmsFinalStatus: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' })
    await userEvent.selectOptions(select, 'Delivered')
    await screen.findByRole('alertdialog', { name: 'Mark Teddy Bears as delivered?' })
    await expect(select).toHaveValue('Not processed')
    await expect(statusRequest).not.toHaveBeenCalled()
  },
}

export const MarksLineAsDelivered: Story = {
  play: async (context) => {
    await ConfirmsFinalStatus.play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Mark as delivered' }))
    await screen.findByText(RESPONSE_TEXT.order.lineUpdated)
    const select = context.canvas.getByRole('combobox', { name: 'Status of Teddy Bears' })
    await waitFor(() => expect(select).toBeDisabled())
    await expect(context.canvas.queryByRole('button', { name: 'Cancel Order' })).toBeNull()
    await expect(context.args.onCancelled).not.toHaveBeenCalled()
  },
}

export const CancelsOneLine: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = await canvas.findByRole('combobox', { name: 'Status of Transformer' })
    await userEvent.selectOptions(select, 'Cancelled')
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel it' }))
    await screen.findByText(RESPONSE_TEXT.order.lineCancelled)
    await expect(args.onCancelled).not.toHaveBeenCalled()
  },
}

export const CancelsOrderWithLastLine: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(order, true))
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Status of Transformer' }), 'Cancelled')
    await screen.findByRole('alertdialog', { name: 'Cancel Transformer?' })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel it' }))
    await waitFor(() => expect(args.onCancelled).toHaveBeenCalledOnce())
    await screen.findByText(RESPONSE_TEXT.order.cancelled)
  },
}

export const UpdatesOptimistically: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/order/status/item/:id', () => delay('infinite')),
      ...createHandlers(order),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' })
    await userEvent.selectOptions(select, 'Processing')
    await canvas.findByRole('combobox', { name: 'Status of Teddy Bears', busy: true })
    await expect(select).toHaveValue('Processing')
  },
}

export const RevertsRejectedStatus: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/order/status/item/:id', () =>
        HttpResponse.json({ error: 'A cancelled line stays cancelled.' }, { status: 400 }),
      ),
      ...createHandlers(order),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' })
    await userEvent.selectOptions(select, 'Processing')
    await screen.findByText('A cancelled line stays cancelled.')
    await waitFor(() => expect(select).toHaveValue('Not processed'))
  },
}

export const AddressIsReadOnly: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('12 Clockmaker Lane', { selector: 'address > div *' })
    await expect(canvas.queryByRole('button', { name: 'Change' })).toBeNull()
  },
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The links and texts of the customer block. */
const findCustomer = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Customer' }))

export const ShowsCustomer: Story = {
  play: async ({ canvas, userEvent }) => {
    const customer = await findCustomer(canvas)
    await expect(customer.getByRole('link', { name: 'Mina Marlow' })).toHaveAttribute(
      'href',
      '#/dashboard/users/user-mina',
    )
    await expect(customer.getByRole('link', { name: 'mina@whirligig.test' })).toHaveAttribute(
      'href',
      'mailto:mina@whirligig.test',
    )
    const address = within(canvas.getByRole('region', { name: 'Delivery Address' }))
    await expect(address.getByText('Mina Marlow')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show Invoice' }))
    const invoice = within(canvas.getByRole('region', { name: 'Invoice' }))
    await expect(invoice.getByText('Mina Marlow').closest('address')).toHaveTextContent('12 Clockmaker Lane')
  },
}

export const CustomerWithoutEmail: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers({ ...order, customerEmail: null }))
  },
  play: async ({ canvas }) => {
    await expect((await findCustomer(canvas)).getByText('No email')).toBeVisible()
  },
}

export const DeletedCustomer: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers({ ...order, customerName: null, customerEmail: null, customerId: undefined }))
  },
  play: async ({ canvas }) => {
    const customer = await findCustomer(canvas)
    await expect(customer.getByText('The account of the customer has been deleted.')).toBeVisible()
    await expect(customer.queryByRole('link')).toBeNull()
  },
}

export const ShipsAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ship all' }))
    await screen.findByText('All open items have been marked as shipped!')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Ship all' })).toBeNull())
    await expect(canvas.getByRole('combobox', { name: 'Status of Transformer' })).toHaveValue('Shipped')
  },
}

export const ShowsHistory: Story = {
  play: async ({ canvas }) => {
    const history = within(await canvas.findByRole('list', { name: 'History of the order' }))
    const [note, processing, ordered] = history.getAllByRole('listitem')
    await expect(note).toHaveTextContent(/Wrap it as a gift.*Ada Winder \(Admin\)/)
    await expect(processing).toHaveTextContent('Set to Processing1 × Transformer (was Not processed)')
    await expect(ordered).toHaveTextContent('OrderedMina Marlow')
  },
}

export const AddsNote: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Note for staff' })
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }))
    await canvas.findByText('Note is required.')
    await expect(noteRequest).not.toHaveBeenCalled()
    await userEvent.type(text, 'Second parcel on Monday.')
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }))
    await screen.findByText('Note has been added successfully!')
    await expect(noteRequest).toHaveBeenCalledWith('Second parcel on Monday.')
    await waitFor(() => expect(text).toHaveValue(''))
  },
}

export const HistoryFails: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/audit/order/:id', () => HttpResponse.json({ error: 'no' }, { status: 500 }), { once: true }),
      ...createHandlers(order),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The history could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByRole('list', { name: 'History of the order' })
  },
}

export const LongHistory: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/audit/order/:id', () => HttpResponse.json(anOrderHistory({ count: 130, totalPages: 2 }))),
      ...createHandlers(order),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Older entries are not shown.')
    const history = within(canvas.getByRole('list', { name: 'History of the order' }))
    await expect(history.queryByText('Ordered')).toBeNull()
  },
}

export const PrintsPackingSlip: Story = {
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    await userEvent.click(await canvas.findByRole('button', { name: 'Print packing slip' }))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    // It is in the page only while it is printed.
    await expect(canvas.getByText('Packing slip').closest('section')).toHaveTextContent('TRANSFORMER')
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvas.queryByText('Packing slip')).toBeNull())
    print.mockRestore()
  },
}

export const NoDeliveryAddress: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(anOrder({ deliveryAddress: null, isOwn: false })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Delivery Address' })).toHaveTextContent(
      'The customer has not chosen a delivery address yet.',
    )
    await expect(canvas.queryByText('My addresses')).toBeNull()
  },
}
