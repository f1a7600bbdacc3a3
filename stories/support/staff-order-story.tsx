import type { Meta } from '@storybook/react-vite'
import { type Order, type OrderStatus, RESPONSE_TEXT } from '@whirligig/contract'
import { anOrder, anOrderHistory } from '@whirligig/contract/fixtures'
import type { OrderContainer } from '@whirligig/orders'
import { HttpResponse, http } from 'msw'
import { fn } from 'storybook/test'
import { withLineStatus } from '../../features/orders/rules.ts'
import { withStoreAndToasts } from './decorators/with-store.tsx'
import { signedIn } from './signed-in.ts'

/** An order of another user, as admins get it. */
export const order = anOrder({ isOwn: false, customerEmail: 'mina@whirligig.test', customerId: 'user-mina' })

/** Called with the text of each note. */
export const noteRequest = fn()

/** Called with the line id and the body of each status request. */
export const statusRequest = fn()

/** Handlers for one order, whose lines the requests change. */
export function staffOrderHandlers(initial: Order, orderCancelled = false) {
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

/** The meta of stories that show an order to admins. Storybook reads title and tags from the file of the stories. */
export const staffOrderMeta = {
  decorators: [withStoreAndToasts],
  parameters: signedIn,
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
    msw.use(...staffOrderHandlers(order))
  },
} satisfies Meta<typeof OrderContainer>
