import type { Meta, StoryObj } from '@storybook/react-vite'
import noOrders from '@whirligig/art/empty/no-orders.svg'
import type { OrderPage } from '@whirligig/contract'
import { anOrder, anOrderLine, anOrderPage } from '@whirligig/contract/fixtures'
import { socketFactoryAtom } from '@whirligig/core/realtime'
import { startSessionAtom } from '@whirligig/core/session'
import { CustomerOrdersContainer, type CustomerOrdersContainerProps } from '@whirligig/orders'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { createFakeSockets } from '../../../core/test/fake-socket.ts'
import { initialAtom, withStoreAndToasts } from '../../support/decorators/with-store.tsx'

const ordersResponse = (page: OrderPage) => http.get('/api/order', () => HttpResponse.json(page))

/** Keeps page and search in state, as the URL does in the app. */
function StatefulOrders(props: CustomerOrdersContainerProps) {
  const [page, setPage] = useState(props.page)
  const [search, setSearch] = useState(props.search)
  return <CustomerOrdersContainer {...props} page={page} onPageChange={setPage} search={search} onSearch={setSearch} />
}

const meta = {
  title: 'Features/Orders/Customer Orders',
  tags: ['role:admin'],
  component: CustomerOrdersContainer,
  decorators: [withStoreAndToasts],
  parameters: { initialAtoms: [initialAtom(startSessionAtom, 'token')] },
  args: {
    page: 1,
    search: '',
    onPageChange: fn(),
    onSearch: fn(),
    orderHref: (id) => `#/order/${id}`,
    ownOrdersHref: '#/dashboard/orders',
    emptyPicture: <img src={noOrders} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(ordersResponse(anOrderPage()))
  },
} satisfies Meta<typeof CustomerOrdersContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: `Order ${anOrder()._id}` })).toHaveAttribute(
      'href',
      `#/order/${anOrder()._id}`,
    )
    await expect(canvas.getByText('2 orders')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '#/dashboard/orders')
  },
}

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
  render: (args) => <StatefulOrders {...args} />,
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
