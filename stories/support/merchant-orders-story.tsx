import type { Meta } from '@storybook/react-vite'
import noOrders from '@whirligig/art/empty/no-orders.svg'
import { type MerchantOrderPage, PAGE_SIZE } from '@whirligig/contract'
import { aMerchantOrderPage } from '@whirligig/contract/fixtures'
import type { MerchantOrdersContainer, MerchantOrdersQuery } from '@whirligig/orders'
import { HttpResponse, http } from 'msw'
import { fn } from 'storybook/test'
import { withStoreAndToasts } from './decorators/with-store.tsx'
import { signedIn } from './signed-in.ts'

/** Called with the query string of each request for the list. */
export const merchantOrdersRequest = fn()

/** Responds to requests for the orders of a merchant. */
export const merchantOrdersHandler = (page: MerchantOrderPage) =>
  http.get('/api/order/list/merchant', ({ request }) => {
    merchantOrdersRequest(new URL(request.url).search)
    return HttpResponse.json(page)
  })

export const MERCHANT_ORDERS_QUERY: MerchantOrdersQuery = {
  filter: 'to_ship',
  search: '',
  sortBy: 'newest',
  page: 1,
  limit: PAGE_SIZE.orders,
}

/** The meta of stories that show the orders of a merchant. Storybook reads title and tags from the file of the stories. */
export const merchantOrdersMeta = {
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: {
    query: MERCHANT_ORDERS_QUERY,
    onQueryChange: fn(),
    filterHref: (filter) => `#/dashboard/customer-orders?status=${filter}`,
    orderHref: (id) => `#/dashboard/customer-orders/${id}`,
    emptyPicture: <img src={noOrders} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    merchantOrdersRequest.mockClear()
    msw.use(merchantOrdersHandler(aMerchantOrderPage()))
  },
} satisfies Meta<typeof MerchantOrdersContainer>
