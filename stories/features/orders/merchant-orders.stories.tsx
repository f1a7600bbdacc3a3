import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatOrderNumber } from '@whirligig/contract'
import { aMerchantOrder, aMerchantOrderPage, anOrderLine } from '@whirligig/contract/fixtures'
import { MerchantOrdersContainer } from '@whirligig/orders'
import { delay, HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { expectEmptyState } from '../../support/expect-list-state.ts'
import { forViewport } from '../../support/for-viewport.ts'
import {
  MERCHANT_ORDERS_QUERY,
  merchantOrdersHandler,
  merchantOrdersMeta,
  merchantOrdersRequest,
} from '../../support/merchant-orders-story.tsx'

const meta = {
  ...merchantOrdersMeta,
  title: 'Features/Orders/Merchant Orders',
  tags: ['role:merchant'],
  component: MerchantOrdersContainer,
} satisfies Meta<typeof MerchantOrdersContainer>

export default meta
type Story = StoryObj<typeof meta>

const findRows = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => canvas.findAllByRole('rowheader')

export const ToShip: Story = {
  play: async ({ canvas }) => {
    const { _id } = aMerchantOrder()
    const link = await canvas.findByRole('link', { name: formatOrderNumber(_id) })
    await expect(link).toHaveAttribute('href', `#/dashboard/customer-orders/${_id}`)
    await expect(merchantOrdersRequest).toHaveBeenCalledWith('?status=to_ship&page=1&limit=20')
    const [, row] = canvas.getAllByRole('row')
    await expect(row).toHaveTextContent(/Mina Marlow.*2 × Teddy Bears, 1 × Transformer/)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('To ship2')
    await expect(canvas.getByText('2 orders')).toBeVisible()
  },
}

export const All: Story = {
  args: { query: { ...MERCHANT_ORDERS_QUERY, filter: 'all' } },
  play: async ({ canvas }) => {
    await findRows(canvas)
    await expect(merchantOrdersRequest).toHaveBeenCalledWith('?status=all&page=1&limit=20')
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('All2')
  },
}

/** Cancelled lines are not packed, names are cut off, and accounts may be deleted. */
export const UnusualOrders: Story = {
  beforeEach: ({ msw }) => {
    const names = ['Kite', 'The extraordinarily large wooden marble run with bells and whistles', 'Drum', 'Top', 'Ball']
    msw.use(
      merchantOrdersHandler(
        aMerchantOrderPage([
          aMerchantOrder({
            products: [anOrderLine({ status: 'Cancelled' }), anOrderLine({ name: 'Kite', quantity: 3 })],
            customerName: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
          }),
          aMerchantOrder({ products: [anOrderLine({ status: 'Cancelled' })], customerName: null }),
          aMerchantOrder({ products: names.map((name) => anOrderLine({ name, quantity: 12 })) }),
          aMerchantOrder({ products: [anOrderLine({ status: 'Shipped' }), anOrderLine({ name: 'Drum' })] }),
        ]),
      ),
    )
  },
  play: async ({ canvas }) => {
    await findRows(canvas)
    const [, kite, cancelled, , partly] = canvas.getAllByRole('row')
    await expect(kite).not.toHaveTextContent('Teddy Bears')
    await expect(cancelled).toHaveTextContent(/Deleted account.*Nothing to pack/)
    await expect(partly).toHaveTextContent('1 of 2 shipped')
    // What has shipped is not packed again.
    await expect(partly).toHaveTextContent('1 × Drum')
    await expect(partly).not.toHaveTextContent('Teddy Bears')
  },
}
export const OnPhone: Story = { ...ToShip, ...forViewport('phone') }
export const OnPhoneUnusual: Story = { ...UnusualOrders, ...forViewport('phone') }

export const NothingToShip: Story = {
  beforeEach: ({ msw }) => {
    msw.use(merchantOrdersHandler(aMerchantOrderPage([])))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing to ship')
    await expect(canvas.getByRole('link', { name: 'See all orders' })).toHaveAttribute(
      'href',
      '#/dashboard/customer-orders?status=all',
    )
  },
}

export const Empty: Story = {
  args: { query: { ...MERCHANT_ORDERS_QUERY, filter: 'all' } },
  beforeEach: NothingToShip.beforeEach,
  play: () => expectEmptyState('OOPs No Orders', 'Orders of your toys will appear here.'),
}

export const EmptyPage: Story = {
  args: { query: { ...MERCHANT_ORDERS_QUERY, page: 9 } },
  beforeEach: ({ msw }) => {
    msw.use(merchantOrdersHandler(aMerchantOrderPage([], { count: 21, totalPages: 2 })))
  },
  play: () => expectEmptyState('OOPs No Orders', 'There are no orders on this page.'),
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order/list/merchant', () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading Customer orders')
    await expect(canvas.queryByText('Nothing to ship')).toBeNull()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/order/list/merchant', () => HttpResponse.json({ error: 'no' }, { status: 500 }), { once: true }),
      merchantOrdersHandler(aMerchantOrderPage()),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The orders could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await findRows(canvas)).toHaveLength(2)
  },
}

export const ChangesPage: Story = {
  beforeEach: ({ msw }) => {
    msw.use(merchantOrdersHandler(aMerchantOrderPage(undefined, { count: 22, totalPages: 2 })))
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /next/i }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({ page: 2 })
  },
}

export const OldestFirst: Story = {
  args: { query: { ...MERCHANT_ORDERS_QUERY, sortBy: 'oldest' } },
  play: async ({ canvas, userEvent, args }) => {
    await findRows(canvas)
    await expect(merchantOrdersRequest).toHaveBeenCalledWith('?status=to_ship&sortBy=oldest&page=1&limit=20')
    await expect(canvas.getByText(', sorted by Oldest first').closest('[role=status]')).toBeInTheDocument()
    await expect(canvas.getByRole('columnheader', { name: 'Ordered' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(canvas.getByRole('button', { name: 'Ordered' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({ sortBy: 'newest' })
  },
}

export const NothingFound: Story = {
  args: { query: { ...MERCHANT_ORDERS_QUERY, search: 'kite' } },
  beforeEach: NothingToShip.beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders found.')).toBeVisible()
    await expect(merchantOrdersRequest).toHaveBeenCalledWith('?status=to_ship&search=kite&page=1&limit=20')
  },
}
