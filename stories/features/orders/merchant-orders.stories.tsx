import type { Meta, StoryObj } from '@storybook/react-vite'
import noOrders from '@whirligig/art/empty/no-orders.svg'
import { formatOrderNumber, type MerchantOrderPage } from '@whirligig/contract'
import { aMerchantOrder, aMerchantOrderPage, anOrderLine } from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { MerchantOrdersContainer } from '@whirligig/orders'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn } from 'storybook/test'
import { initialAtom, withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { forViewport } from '../../support/for-viewport.ts'

/** Called with the query string of each request for the list. */
const listRequest = fn()

const ordersResponse = (page: MerchantOrderPage) =>
  http.get('/api/order/list/merchant', ({ request }) => {
    listRequest(new URL(request.url).search)
    return HttpResponse.json(page)
  })

const meta = {
  title: 'Features/Orders/Merchant Orders',
  tags: ['role:merchant'],
  component: MerchantOrdersContainer,
  decorators: [withStoreAndToasts],
  parameters: { initialAtoms: [initialAtom(startSessionAtom, 'token')] },
  args: {
    page: 1,
    onPageChange: fn(),
    filter: 'to_ship',
    filterHref: (filter) => `#/dashboard/customer-orders?status=${filter}`,
    orderHref: (id) => `#/dashboard/customer-orders/${id}`,
    emptyPicture: <img src={noOrders} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    listRequest.mockClear()
    msw.use(ordersResponse(aMerchantOrderPage()))
  },
} satisfies Meta<typeof MerchantOrdersContainer>

export default meta
type Story = StoryObj<typeof meta>

export const ToShip: Story = {
  play: async ({ canvas }) => {
    const { _id } = aMerchantOrder()
    const link = await canvas.findByRole('link', { name: `Order ${formatOrderNumber(_id)}` })
    await expect(link).toHaveAttribute('href', `#/dashboard/customer-orders/${_id}`)
    await expect(listRequest).toHaveBeenCalledWith('?status=to_ship&page=1&limit=20')
    const [row] = canvas.getAllByRole('article')
    await expect(row).toHaveTextContent(/Customer: Mina Marlow.*2 × Teddy Bears, 1 × Transformer/)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('To ship')
    await expect(canvas.getByText('2 orders')).toBeVisible()
  },
}

export const All: Story = {
  args: { filter: 'all' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await expect(listRequest).toHaveBeenCalledWith('?status=all&page=1&limit=20')
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('All')
  },
}

/** Cancelled lines are not packed, names are cut off, and accounts may be deleted. */
export const UnusualOrders: Story = {
  beforeEach: ({ msw }) => {
    const names = ['Kite', 'The extraordinarily large wooden marble run with bells and whistles', 'Drum', 'Top', 'Ball']
    msw.use(
      ordersResponse(
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
    const [kite, cancelled, , partly] = await canvas.findAllByRole('article')
    await expect(kite).not.toHaveTextContent('Teddy Bears')
    await expect(cancelled).toHaveTextContent(/Deleted account.*Nothing to pack/)
    await expect(partly).toHaveTextContent('1 of 2 shipped')
  },
}
export const OnPhone: Story = { ...forViewport('phone') }
export const OnPhoneUnusual: Story = { ...forViewport('phone'), beforeEach: UnusualOrders.beforeEach }

export const NothingToShip: Story = {
  beforeEach: ({ msw }) => {
    msw.use(ordersResponse(aMerchantOrderPage([])))
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
  args: { filter: 'all' },
  beforeEach: NothingToShip.beforeEach,
  play: async ({ canvas }) => {
    await canvas.findByText('OOPs No Orders')
    await canvas.findByText('Orders of your toys will appear here.')
  },
}

export const EmptyPage: Story = {
  args: { page: 9 },
  beforeEach: ({ msw }) => {
    msw.use(ordersResponse(aMerchantOrderPage([], { count: 21, totalPages: 2 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('There are no orders on this page.')
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order/list/merchant', () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the orders')
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/order/list/merchant', () => HttpResponse.json({ error: 'no' }, { status: 500 }), { once: true }),
      ordersResponse(aMerchantOrderPage()),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The orders could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findAllByRole('article')).toHaveLength(2)
  },
}

export const ChangesPage: Story = {
  beforeEach: ({ msw }) => {
    msw.use(ordersResponse(aMerchantOrderPage(undefined, { count: 22, totalPages: 2 })))
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /next/i }))
    await expect(args.onPageChange).toHaveBeenCalledWith(2)
  },
}
