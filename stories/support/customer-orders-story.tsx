import type { Meta } from '@storybook/react-vite'
import noOrders from '@whirligig/art/empty/no-orders.svg'
import { ORDER_TABS, type OrderPage, TAB_STATUSES } from '@whirligig/contract'
import { anAllOrdersPage, anOrderPage, aUser, SHOP_ORDERS } from '@whirligig/contract/fixtures'
import type { AllOrdersQuery, CustomerOrdersContainer } from '@whirligig/orders'
import { HttpResponse, http } from 'msw'
import { fn } from 'storybook/test'
import { withStoreAndToasts } from './decorators/with-store.tsx'
import { signedIn } from './signed-in.ts'

/** Called with the query string of each request for the list. */
export const listRequest = fn()

/** Responds to requests for the list with these orders. */
export const ordersResponse = (page: OrderPage) =>
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

/** The number of all orders as the list writes it. */
export const ALL_ORDERS = `${anAllOrdersPage().counts.all} orders`

export const QUERY: AllOrdersQuery = {
  ...{ tab: 'all', search: '', customer: '', product: '', from: '', to: '', sortBy: 'newest', page: 1, limit: 20 },
}

/** What an order of the list says about its customer. */
export const CUSTOMER = {
  ...{ customerName: 'Mina Marlow', customerEmail: 'mina@whirligig.test', customerId: aUser()._id, isOwn: false },
}
export const ORDERS = anOrderPage().orders.map((order) => ({ ...order, ...CUSTOMER }))

/** The meta of stories that show the orders of the shop. Storybook reads title and tags from the file of the stories. */
export const customerOrdersMeta = {
  decorators: [withStoreAndToasts],
  parameters: signedIn,
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
