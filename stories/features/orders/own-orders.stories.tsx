import type { Meta, StoryObj } from '@storybook/react-vite'
import noOrders from '@whirligig/art/empty/no-orders.svg'
import { formatOrderNumber, ORDER_STATUSES } from '@whirligig/contract'
import { anOrder, anOrderLine, anOrderPage } from '@whirligig/contract/fixtures'
import { socketFactoryAtom } from '@whirligig/core/realtime'
import { OwnOrdersContainer } from '@whirligig/orders'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import { createFakeSockets } from '../../../core/test/fake-socket.ts'
import { initialAtom, withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectLoading } from '../../support/expect-list-state.ts'
import { activeSession, signedIn } from '../../support/signed-in.ts'
import { searchFor } from '../../support/with-clock.ts'
import { withListState } from '../../support/with-list-state.tsx'

const ordersResponse = (page: ReturnType<typeof anOrderPage>) =>
  http.get('/api/order/me', () => HttpResponse.json(page))

const meta = {
  title: 'Features/Orders/Own Orders',
  tags: ['role:member'],
  component: OwnOrdersContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: {
    page: 1,
    search: '',
    onPageChange: fn(),
    onSearch: fn(),
    orderHref: (id) => `#/order/${id}`,
    shopHref: '#/shop',
    emptyPicture: <img src={noOrders} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(ordersResponse(anOrderPage()))
  },
} satisfies Meta<typeof OwnOrdersContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: `Order ${formatOrderNumber(anOrder()._id)}` }),
    ).toHaveAttribute('href', `#/order/${anOrder()._id}`)
    await expect(canvas.getByText('3 toys')).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Pagination' })).toBeNull()
  },
}

export const EveryStatus: Story = {
  beforeEach: ({ msw }) => {
    const orders = ORDER_STATUSES.map((status, day) =>
      anOrder({ created: `2026-11-0${day + 1}T10:00:00.000Z`, products: [anOrderLine({ status, imageUrl: null })] }),
    )
    msw.use(ordersResponse(anOrderPage([...orders, anOrder({ products: [] })])))
  },
  play: async ({ canvas }) => {
    const orders = await canvas.findAllByRole('article')
    const statuses = [...ORDER_STATUSES, 'Unavailable']
    await expect(orders).toHaveLength(statuses.length)
    for (const [index, status] of statuses.entries()) await expect(orders[index]).toHaveTextContent(status)
  },
}

export const SeveralPages: Story = {
  args: { page: 2 },
  beforeEach: ({ msw }) => {
    msw.use(ordersResponse(anOrderPage(undefined, { currentPage: 2, totalPages: 3, count: 42 })))
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Page 2 of 3')).toHaveRole('status')
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }))
    await expect(args.onPageChange).toHaveBeenCalledWith(3)
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(ordersResponse(anOrderPage([])))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('OOPs No Orders')
    await expect(canvas.getByRole('link', { name: 'See all toys' })).toHaveAttribute('href', '#/shop')
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order/me', () => delay('infinite')))
  },
  play: () => expectLoading('Loading your orders'),
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order/me', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('3 toys')
  },
}

export const FiltersById: Story = {
  render: withListState(OwnOrdersContainer),
  play: async ({ canvas, userEvent }) => {
    const searchBox = await canvas.findByRole('searchbox', { name: 'Type the complete order ID' })
    await searchFor(searchBox, anOrder()._id)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
    await searchFor(searchBox, `${anOrder()._id}x`)
    await canvas.findByText('No orders found.')
    await userEvent.clear(searchBox)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
  },
}

export const KeepsRowsWhileNextPageLoads: Story = {
  render: withListState(OwnOrdersContainer),
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/order/me', ({ request }) =>
        new URL(request.url).searchParams.get('page') === '1'
          ? HttpResponse.json(anOrderPage(undefined, { totalPages: 2, count: 22 }))
          : delay('infinite'),
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(canvas.getByRole('list', { busy: true })).toBeVisible())
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
  },
}

const sockets = createFakeSockets()

export const ShowsPushedChanges: Story = {
  parameters: {
    initialAtoms: [initialAtom(socketFactoryAtom, sockets.createSocket), activeSession],
  },
  play: async ({ canvas, msw }) => {
    await canvas.findByText('Not processed')
    msw.use(ordersResponse(anOrderPage([anOrder({ products: [anOrderLine({ status: 'Shipped' })] })])))
    sockets.created.at(-1)?.simulate('connect')
    sockets.created.at(-1)?.receive('orderChanged', { _id: anOrder()._id })
    await canvas.findByText('Shipped')
    await expect(canvas.queryByText('Not processed')).toBeNull()
  },
}
