import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatOrderNumber } from '@whirligig/contract'
import { anAllOrdersPage, anOrder, anOrderLine, anOrderPage, aUser, SHOP_ORDERS } from '@whirligig/contract/fixtures'
import { CustomerOrdersContainer } from '@whirligig/orders'
import { delay, HttpResponse, http } from 'msw'
import { expect, within } from 'storybook/test'
import {
  ALL_ORDERS,
  CUSTOMER,
  customerOrdersMeta,
  listRequest,
  ORDERS,
  ordersResponse,
  QUERY,
} from '../../support/customer-orders-story.tsx'
import { expectEmptyState, expectLoading } from '../../support/expect-list-state.ts'
import { forViewport } from '../../support/for-viewport.ts'

const [NEWEST] = SHOP_ORDERS
const COUNTS = anAllOrdersPage().counts
const TOY = ORDERS[0]?.products[0]?.product

const meta = {
  ...customerOrdersMeta,
  title: 'Features/Orders/Customer Orders',
  tags: ['role:admin'],
  component: CustomerOrdersContainer,
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
