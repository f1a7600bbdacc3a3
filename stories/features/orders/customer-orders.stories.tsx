import type { Meta, StoryObj } from '@storybook/react-vite'
import noOrders from '@whirligig/art/empty/no-orders.svg'
import { formatOrderNumber, type OrderPage } from '@whirligig/contract'
import { anOrder, anOrderLine, anOrderPage } from '@whirligig/contract/fixtures'
import { socketFactoryAtom } from '@whirligig/core/realtime'
import { startSessionAtom } from '@whirligig/core/session'
import { CustomerOrdersContainer } from '@whirligig/orders'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn } from 'storybook/test'
import { createFakeSockets } from '../../../core/test/fake-socket.ts'
import { initialAtom, withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { forViewport } from '../../support/for-viewport.ts'
import { withListState } from '../../support/with-list-state.tsx'

/** Called with the query string of each request for the list. */
const listRequest = fn()

const ordersResponse = (page: OrderPage) =>
  http.get('/api/order', ({ request }) => {
    listRequest(new URL(request.url).search)
    return HttpResponse.json(page)
  })

const CUSTOMER = { customerName: 'Mina Marlow', customerEmail: 'mina@example.com', isOwn: false }
const ORDERS = anOrderPage().orders.map((order) => ({ ...order, ...CUSTOMER }))

const meta = {
  title: 'Features/Orders/Customer Orders',
  tags: ['role:admin'],
  component: CustomerOrdersContainer,
  decorators: [withStoreAndToasts],
  parameters: { initialAtoms: [initialAtom(startSessionAtom, 'token')] },
  args: {
    page: 1,
    filter: 'all',
    filterHref: (filter) => `#/dashboard/customer-orders?status=${filter}`,
    search: '',
    onPageChange: fn(),
    onSearch: fn(),
    orderHref: (id) => `#/order/${id}`,
    ownOrdersHref: '#/dashboard/orders',
    emptyPicture: <img src={noOrders} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    listRequest.mockClear()
    msw.use(ordersResponse(anOrderPage(ORDERS)))
  },
} satisfies Meta<typeof CustomerOrdersContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: `Order ${formatOrderNumber(anOrder()._id)}` }),
    ).toHaveAttribute('href', `#/order/${anOrder()._id}`)
    await expect(canvas.getByText('2 orders')).toBeVisible()
    const [row] = canvas.getAllByRole('article')
    await expect(row).toHaveTextContent(/Customer: Mina Marlow.*mina@example.com/)
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '#/dashboard/orders')
  },
}

export const ToShip: Story = {
  args: { filter: 'to_ship' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await expect(listRequest).toHaveBeenCalledWith('?status=to_ship&page=1&limit=20')
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('To ship')
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute(
      'href',
      '#/dashboard/customer-orders?status=all',
    )
  },
}

export const ToShipOnPhone: Story = { ...ToShip, ...forViewport('phone') }

export const NothingToShip: Story = {
  args: { filter: 'to_ship' },
  beforeEach: ({ msw }) => {
    msw.use(ordersResponse(anOrderPage([])))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing to ship')
  },
}

export const PartlyShipped: Story = {
  beforeEach: ({ msw }) => {
    const products = [
      anOrderLine({ status: 'Shipped' }),
      anOrderLine({ name: 'Kite', status: 'Delivered' }),
      anOrderLine({ name: 'Transformer' }),
    ]
    msw.use(ordersResponse(anOrderPage([anOrder({ products, ...CUSTOMER })])))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('2 of 3 shipped')
    await expect(canvas.queryByText('Shipped')).toBeNull()
  },
}

/** Long names are cut off, accounts of other providers may have no email, and accounts may be deleted. */
export const UnusualCustomers: Story = {
  beforeEach: ({ msw }) => {
    const customers = [
      {
        customerName: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
        customerEmail: 'maximiliana.wolfeschlegelsteinhausenbergerdorff@a-very-long-company-name.example.com',
      },
      { customerName: 'Mina Marlow', customerEmail: null },
      { customerName: null, customerEmail: 'mina@example.com' },
      { customerName: null, customerEmail: null },
    ]
    const orders = customers.map((customer, day) =>
      anOrder({ created: `2026-11-0${day + 1}T10:00:00.000Z`, isOwn: false, ...customer }),
    )
    msw.use(ordersResponse(anOrderPage(orders)))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Deleted account')
    const [long, noEmail, noName] = canvas.getAllByRole('article')
    await expect(long?.scrollWidth).toBe(long?.clientWidth)
    await expect(noEmail).toHaveTextContent('Customer: Mina Marlow')
    await expect(noName).toHaveTextContent('Customer: mina@example.com')
  },
}

export const UnusualCustomersOnPhone: Story = { ...UnusualCustomers, ...forViewport('phone') }

export const SeveralPages: Story = {
  args: { page: 2 },
  beforeEach: ({ msw }) => {
    const orders = Array.from({ length: 20 }, (_, minute) =>
      anOrder({ created: `2026-11-20T10:${minute + 10}:00.000Z`, products: [anOrderLine({ imageUrl: null })] }),
    )
    msw.use(ordersResponse(anOrderPage(orders, { currentPage: 2, totalPages: 5000, count: 100_000 })))
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('100,000 orders')
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onPageChange).toHaveBeenCalledWith(3)
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(ordersResponse(anOrderPage([])))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('OOPs No Orders')
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order', () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the orders')
  },
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('3 toys')
  },
}

export const FindsOrderByCompleteId: Story = {
  render: withListState(CustomerOrdersContainer),
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/order/search', ({ request }) => {
        const isIt = new URL(request.url).searchParams.get('search') === anOrder()._id
        return HttpResponse.json({ orders: isIt ? [anOrder()] : [] })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const searchBox = await canvas.findByRole('searchbox', { name: 'Type the complete order ID' })
    await userEvent.type(searchBox, anOrder()._id.slice(0, 8))
    await canvas.findByText('No orders found.', undefined, { timeout: 5000 })
    await userEvent.type(searchBox, anOrder()._id.slice(8))
    await canvas.findByText('1 order found', undefined, { timeout: 5000 })
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull()
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await userEvent.clear(searchBox)
    await canvas.findByText('2 orders')
  },
}

const sockets = createFakeSockets()

export const ShowsPushedChanges: Story = {
  parameters: {
    initialAtoms: [initialAtom(socketFactoryAtom, sockets.createSocket), initialAtom(startSessionAtom, 'token')],
  },
  play: async ({ canvas, msw }) => {
    await canvas.findByText('2 orders')
    msw.use(ordersResponse(anOrderPage([anOrder({ products: [anOrderLine({ status: 'Shipped' })] })])))
    sockets.created.at(-1)?.simulate('connect')
    sockets.created.at(-1)?.receive('orderChanged', { _id: anOrder()._id })
    await canvas.findByText('Shipped')
    await expect(canvas.getByText('1 order')).toBeVisible()
  },
}

export const ClearsListAfterFailedRefetch: Story = {
  parameters: ShowsPushedChanges.parameters,
  play: async ({ canvas, msw }) => {
    await canvas.findByText('2 orders')
    msw.use(http.get('/api/order', () => HttpResponse.error()))
    sockets.created.at(-1)?.simulate('connect')
    sockets.created.at(-1)?.receive('orderChanged', { _id: anOrder()._id })
    await canvas.findByText('The orders could not be loaded.')
    await expect(canvas.queryByRole('article')).toBeNull()
    await expect(canvas.queryByText('2 orders')).toBeNull()
  },
}
