import { type ApiClient, queryString } from '@whirligig/api'
import { OneOrder, type OrderInput, OrderPage, OrderPlaced, PAGE_SIZE, Saved } from '@whirligig/contract'

/** Places an order from a saved cart. The same cart again answers the same order. */
export const placeOrder = (client: ApiClient, order: OrderInput) =>
  client
    .url('/order/add')
    .post(order)
    .json((body) => OrderPlaced.parse(body))

/** One order; somebody else's is a 404. */
export const oneOrder = (client: ApiClient, id: string, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url(`/order/${encodeURIComponent(id)}`)
    .get()
    .json((body) => OneOrder.parse(body).order)

/** One's own orders, the newest first. */
export const ownOrders = (client: ApiClient, page: number, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url(`/order/me${queryString({ page, limit: PAGE_SIZE.orders })}`)
    .get()
    .json((body) => OrderPage.parse(body))

/** Sends an order to another of its buyer's addresses. */
export const moveOrder = (client: ApiClient, id: string, address: string) =>
  client
    .url(`/order/${encodeURIComponent(id)}/address`)
    .put({ address })
    .json((body) => ({ ...Saved.parse(body), ...OneOrder.parse(body) }))

/** Cancels every line of an order. */
export const cancelOrder = (client: ApiClient, id: string) =>
  client
    .url(`/order/cancel/${encodeURIComponent(id)}`)
    .delete()
    .json((body) => Saved.parse(body))
