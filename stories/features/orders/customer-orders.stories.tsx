// Long because each state and each action of the screen is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import noOrders from '@whirligig/art/empty/no-orders.svg'
import {
  BulkStatusInput,
  formatOrderNumber,
  formatPrice,
  ORDER_TABS,
  type OrderPage,
  TAB_STATUSES,
} from '@whirligig/contract'
import { anAllOrdersPage, anOrder, anOrderLine, anOrderPage, aUser, SHOP_ORDERS } from '@whirligig/contract/fixtures'
import { socketFactoryAtom } from '@whirligig/core/realtime'
import { startSessionAtom } from '@whirligig/core/session'
import { type AllOrdersQuery, CustomerOrdersContainer } from '@whirligig/orders'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { createFakeSockets } from '../../../core/test/fake-socket.ts'
import { initialAtom, withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectEmptyState, expectLoading } from '../../support/expect-list-state.ts'
import { forViewport } from '../../support/for-viewport.ts'

/** Called with the query string of each request for the list. */
const listRequest = fn()

const ordersResponse = (page: OrderPage) =>
  http.get('/api/order', ({ request }) => {
    listRequest(new URL(request.url).search)
    return HttpResponse.json({ ...anAllOrdersPage(), ...page })
  })

/** All orders of the shop, restricted to the tab of the request. */
const shopOrdersResponse = () =>
  http.get('/api/order', ({ request }) => {
    const { search, searchParams } = new URL(request.url)
    listRequest(search)
    const tab = ORDER_TABS.find((tab) => tab === searchParams.get('status')) ?? 'all'
    const statuses: readonly string[] | undefined = TAB_STATUSES[tab]
    const orders = SHOP_ORDERS.filter(({ status }) => !statuses || statuses.includes(status))
    return HttpResponse.json({ ...anOrderPage(orders), counts: anAllOrdersPage().counts })
  })

const [NEWEST] = SHOP_ORDERS
const COUNTS = anAllOrdersPage().counts
const ALL_ORDERS = `${COUNTS.all} orders`

const QUERY: AllOrdersQuery = {
  ...{ tab: 'all', search: '', customer: '', product: '', from: '', to: '', sortBy: 'newest', page: 1, limit: 20 },
}

const CUSTOMER = {
  ...{ customerName: 'Mina Marlow', customerEmail: 'mina@whirligig.test', customerId: aUser()._id, isOwn: false },
}
const ORDERS = anOrderPage().orders.map((order) => ({ ...order, ...CUSTOMER }))
const TOY = ORDERS[0]?.products[0]?.product

const meta = {
  title: 'Features/Orders/Customer Orders',
  tags: ['role:admin'],
  component: CustomerOrdersContainer,
  decorators: [withStoreAndToasts],
  parameters: { initialAtoms: [initialAtom(startSessionAtom, 'token')] },
  args: {
    query: QUERY,
    onQueryChange: fn(),
    tabHref: (tab) => `#/dashboard/orders/customers?status=${tab}`,
    orderHref: (id) => `#/order/${id}`,
    ownOrdersHref: '#/dashboard/orders',
    emptyPicture: <img src={noOrders} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    listRequest.mockClear()
    msw.use(shopOrdersResponse())
  },
} satisfies Meta<typeof CustomerOrdersContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: formatOrderNumber(NEWEST?._id ?? '') })).toHaveAttribute(
      'href',
      `#/order/${NEWEST?._id}`,
    )
    await expect(canvas.getByText(ALL_ORDERS)).toBeVisible()
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(NEWEST?.customerName ?? '')
    await expect(canvas.getByRole('link', { name: `To ship ${COUNTS.to_ship}` })).toHaveAttribute(
      'href',
      '#/dashboard/orders/customers?status=to_ship',
    )
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '#/dashboard/orders')
  },
}

export const ToShip: Story = {
  args: { query: { ...QUERY, tab: 'to_ship' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: formatOrderNumber(NEWEST?._id ?? '') })
    await expect(listRequest).toHaveBeenCalledWith('?status=to_ship&page=1&limit=20')
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('To ship')
  },
}

export const ToShipOnPhone: Story = { ...ToShip, ...forViewport('phone') }

export const NothingToShip: Story = {
  args: { query: { ...QUERY, tab: 'to_ship' } },
  beforeEach: ({ msw }) => {
    msw.use(ordersResponse(anOrderPage([])))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to ship')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

/** Links from a customer or a product restrict the list; chips say to what, and remove it. */
export const OfCustomerAndToy: Story = {
  args: { query: { ...QUERY, customer: aUser()._id, product: TOY?._id ?? '' } },
  beforeEach: ({ msw }) => {
    msw.use(ordersResponse(anOrderPage(ORDERS)))
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Customer: Mina Marlow/ }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({ customer: '' })
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`Toy: ${TOY?.name}`) }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({ product: '' })
    await expect(listRequest).toHaveBeenCalledWith(
      `?status=all&customer=${aUser()._id}&product=${TOY?._id}&page=1&limit=20`,
    )
  },
}

export const NoneOfCustomer: Story = {
  args: { query: { ...QUERY, customer: aUser()._id } },
  beforeEach: ({ msw }) => {
    msw.use(ordersResponse(anOrderPage([])))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please remove a filter.')).toBeVisible()
  },
}

/** Dates, order and number of rows are part of the request; changes lead back to the first page. */
export const Filtered: Story = {
  args: { query: { ...QUERY, search: 'kite', from: '2026-11-01', to: '2026-11-20', sortBy: 'oldest', limit: 50 } },
  beforeEach: ({ msw }) => {
    msw.use(ordersResponse(anOrderPage(ORDERS)))
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('2 orders found')
    await expect(listRequest).toHaveBeenCalledWith(
      '?status=all&search=kite&from=2026-11-01&to=2026-11-20&sortBy=oldest&page=1&limit=50',
    )
    await expect(canvas.getByRole('columnheader', { name: 'Ordered' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(canvas.getByRole('button', { name: 'Ordered' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({ sortBy: 'newest' })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear dates' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({ from: '', to: '' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows' }), '100')
    await expect(args.onQueryChange).toHaveBeenCalledWith({ limit: 100 })
  },
}

/** By the heading, or by the selection on a phone, where there are no headings. */
export const SortedByTotal: Story = {
  args: { query: { ...QUERY, sortBy: 'total-high' } },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText(ALL_ORDERS)
    await expect(listRequest).toHaveBeenCalledWith('?status=all&sortBy=total-high&page=1&limit=20')
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByRole('columnheader', { name: 'Ordered' })).not.toHaveAttribute('aria-sort')
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({ sortBy: 'total-low' })
    await userEvent.click(canvas.getByRole('button', { name: 'Ordered' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({ sortBy: 'newest' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort By' }), 'Oldest first')
    await expect(args.onQueryChange).toHaveBeenCalledWith({ sortBy: 'oldest' })
  },
}

/** Called with the body of each change of many orders. */
const bulkRequest = fn()

const bulkResponse = (error: string | null = null) =>
  http.put('/api/order/status', async ({ request }) => {
    const body = BulkStatusInput.parse(await request.json())
    bulkRequest(body)
    const results = body.orders.map((_id, index) =>
      error && index === 0 ? { _id, lines: [], error } : { _id, lines: [`line of ${_id}`], error: null },
    )
    return HttpResponse.json({ success: true, results })
  })

/** Orders are packed with the keyboard alone: down one row, select, select the next one. */
export const MarksAsProcessingAndUndoes: Story = {
  ...forViewport('desktop'),
  beforeEach: ({ msw }) => {
    bulkRequest.mockClear()
    msw.use(ordersResponse(anOrderPage(ORDERS)), bulkResponse())
  },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('link', { name: formatOrderNumber(ORDERS[0]?._id ?? '') })
    first.focus()
    await userEvent.keyboard('xjx')
    await expect(canvas.getByRole('link', { name: formatOrderNumber(ORDERS[1]?._id ?? '') })).toHaveFocus()
    await expect(canvas.getByText('2 orders selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Processing' }))
    await canvas.findByText('2 orders marked as Processing.')
    const orders = ORDERS.map(({ _id }) => _id)
    await expect(bulkRequest).toHaveBeenCalledWith({ orders, status: 'Processing' })
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.queryByText('2 orders marked as Processing.')).toBeNull())
    const lines = orders.map((id) => `line of ${id}`)
    await expect(bulkRequest).toHaveBeenLastCalledWith({ orders, status: 'Not processed', lines })
  },
}

/** The second order is delivered: the question counts the orders that change. */
export const AsksBeforeShipping: Story = {
  ...forViewport('desktop'),
  beforeEach: MarksAsProcessingAndUndoes.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 orders')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Shipped' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Mark 1 order as Shipped?' }))
    await waitFor(() =>
      expect(dialog.getByText(/^1 of 2 orders is already shipped or cancelled. Each buyer gets a mail/)).toBeVisible(),
    )
    await expect(bulkRequest).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as Shipped' }))
    await canvas.findByText('1 order marked as Shipped.')
    await expect(bulkRequest).toHaveBeenCalledWith({ orders: [ORDERS[0]?._id], status: 'Shipped' })
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

/** Orders of other pages stay selected, and are changed with those of this page. */
export const KeepsSelectionOfOtherPages: Story = {
  ...forViewport('desktop'),
  render: function Render(args) {
    const [query, setQuery] = useState(args.query)
    return (
      <CustomerOrdersContainer
        {...args}
        query={query}
        onQueryChange={(change) => setQuery((last) => ({ ...last, ...change }))}
      />
    )
  },
  beforeEach: ({ msw }) => {
    bulkRequest.mockClear()
    const respond = ({ request }: { request: Request }) => {
      const currentPage = Number(new URL(request.url).searchParams.get('page'))
      const page = anOrderPage(ORDERS.slice(currentPage - 1, currentPage), { currentPage, totalPages: 2, count: 2 })
      return HttpResponse.json({ ...anAllOrdersPage(), ...page })
    }
    msw.use(http.get('/api/order', respond), bulkResponse())
  },
  play: async ({ canvas, userEvent }) => {
    const select = async (order: (typeof ORDERS)[number] | undefined) =>
      userEvent.click(
        await canvas.findByRole('checkbox', { name: `Select order ${formatOrderNumber(order?._id ?? '')}` }),
      )
    await select(ORDERS[0])
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await select(ORDERS[1])
    await expect(canvas.getByText('2 orders selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Processing' }))
    const orders = ORDERS.map(({ _id }) => _id)
    await waitFor(() => expect(bulkRequest).toHaveBeenCalledWith({ orders, status: 'Processing' }))
  },
}

/** Orders that could not be changed stay selected. */
export const SomeFail: Story = {
  ...forViewport('desktop'),
  beforeEach: ({ msw }) => {
    msw.use(ordersResponse(anOrderPage(ORDERS)), bulkResponse('No order found.'))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 orders')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Processing' }))
    await canvas.findByText('1 order marked as Processing. 1 order could not be changed: No order found.')
    await expect(canvas.getByText('1 order selected')).toBeVisible()
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
    await expect(within(canvas.getByRole('table')).queryByText('Shipped')).toBeNull()
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
      { customerName: null, customerEmail: 'mina@whirligig.test' },
      { customerName: null, customerEmail: null },
    ]
    const orders = customers.map((customer, day) =>
      anOrder({ created: `2026-11-0${day + 1}T10:00:00.000Z`, isOwn: false, ...customer }),
    )
    msw.use(ordersResponse(anOrderPage(orders)))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Deleted account')
    const [, long, noEmail, noName] = canvas.getAllByRole('row')
    await expect(long?.scrollWidth).toBe(long?.clientWidth)
    await expect(noEmail).toHaveTextContent('Mina Marlow')
    await expect(noName).toHaveTextContent('mina@whirligig.test')
  },
}

export const UnusualCustomersOnPhone: Story = { ...UnusualCustomers, ...forViewport('phone') }

export const SeveralPages: Story = {
  args: { query: { ...QUERY, page: 2 } },
  beforeEach: ({ msw }) => {
    const orders = Array.from({ length: 20 }, (_, minute) =>
      anOrder({ created: `2026-11-20T10:${minute + 10}:00.000Z`, products: [anOrderLine({ imageUrl: null })] }),
    )
    msw.use(ordersResponse(anOrderPage(orders, { currentPage: 2, totalPages: 5000, count: 100_000 })))
  },
  play: async ({ canvas, userEvent, args }) => {
    const count = await canvas.findByText('100,000 orders')
    await expect(count).toHaveTextContent('100,000 orders, page 2 of 5000, sorted by Newest first')
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({ page: 3 })
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(ordersResponse(anOrderPage([])))
  },
  play: () => expectEmptyState('OOPs No Orders', 'Customer orders will appear here.'),
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order', () => delay('infinite')))
  },
  play: () => expectLoading('Loading Customer orders'),
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText(ALL_ORDERS)
  },
}

export const NothingFound: Story = {
  args: { query: { ...QUERY, search: 'no such order' } },
  beforeEach: NothingToShip.beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Type the complete order ID' })).toHaveValue(
      'no such order',
    )
    await canvas.findByText('No orders found.')
  },
}

const sockets = createFakeSockets()

export const ShowsPushedChanges: Story = {
  parameters: {
    initialAtoms: [initialAtom(socketFactoryAtom, sockets.createSocket), initialAtom(startSessionAtom, 'token')],
  },
  play: async ({ canvas, msw }) => {
    await canvas.findByText(ALL_ORDERS)
    msw.use(ordersResponse(anOrderPage([anOrder({ products: [anOrderLine({ status: 'Shipped' })] })])))
    sockets.created.at(-1)?.simulate('connect')
    sockets.created.at(-1)?.receive('orderChanged', { _id: anOrder()._id })
    await canvas.findByText('1 order')
    await expect(within(canvas.getByRole('table')).getByText('Shipped')).toBeVisible()
  },
}

/** A change of many orders sends one event for each of them. */
export const RefetchesOnceForManyChanges: Story = {
  parameters: ShowsPushedChanges.parameters,
  play: async ({ canvas, msw }) => {
    await canvas.findByText(ALL_ORDERS)
    const totals = [10, 20, 30, 40, 50, 60]
    msw.use(
      http.get('/api/order', () =>
        HttpResponse.json({ ...anAllOrdersPage(), ...anOrderPage([anOrder({ totalWithTax: totals.shift() ?? 0 })]) }),
      ),
    )
    const socket = sockets.created.at(-1)
    socket?.simulate('connect')
    socket?.receive('orderChanged', { _id: anOrder()._id })
    await canvas.findByText('1 order')
    const [next = 0, ...later] = totals
    for (const _id of ['1', '2', '3']) socket?.receive('orderChanged', { _id })
    await within(canvas.getByRole('table')).findByText(formatPrice(next))
    await expect(totals).toEqual(later)
  },
}

export const ClearsListAfterFailedRefetch: Story = {
  parameters: ShowsPushedChanges.parameters,
  play: async ({ canvas, msw }) => {
    await canvas.findByText(ALL_ORDERS)
    msw.use(http.get('/api/order', () => HttpResponse.error()))
    sockets.created.at(-1)?.simulate('connect')
    sockets.created.at(-1)?.receive('orderChanged', { _id: anOrder()._id })
    await canvas.findByText('The orders could not be loaded.')
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.queryByText(ALL_ORDERS)).toBeNull()
  },
}
