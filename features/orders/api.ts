import {
  MessageResponse,
  type OrderInput,
  OrderList,
  OrderPage,
  OrderPlacedResponse,
  OrderResponse,
  type OrderStatusInput,
  OrderStatusResponse,
  PAGE_SIZE,
} from '@whirligig/contract'
import { type ApiClient, toQueryString } from '@whirligig/core/http'

/** Places an order from a saved cart. The same cart again answers the same order. */
export const placeOrder = (client: ApiClient, order: OrderInput) =>
  client
    .url('/order/add')
    .post(order)
    .json((body) => OrderPlacedResponse.parse(body))

/** One order; somebody else's is a 404. */
export const fetchOrder = (client: ApiClient, id: string, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url(`/order/${encodeURIComponent(id)}`)
    .get()
    .json((body) => OrderResponse.parse(body).order)

/** One's own orders, the newest first. */
export const fetchOwnOrders = (client: ApiClient, page: number, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url(`/order/me${toQueryString({ page, limit: PAGE_SIZE.orders })}`)
    .get()
    .json((body) => OrderPage.parse(body))

/** Everyone's orders, the newest first; for admins. `page` is 1-based. */
export const fetchAllOrders = (client: ApiClient, page: number, signal?: AbortSignal): Promise<OrderPage> =>
  client
    .options({ signal })
    .url(`/order${toQueryString({ page, limit: PAGE_SIZE.orders })}`)
    .get()
    .json((body) => OrderPage.parse(body))

/** The order with exactly this id, if there is one, on a page of its own. */
export const searchOrders = (client: ApiClient, search: string, signal?: AbortSignal): Promise<OrderPage> =>
  client
    .options({ signal })
    .url(`/order/search${toQueryString({ search })}`)
    .get()
    .json((body) => {
      const { orders } = OrderList.parse(body)
      return { orders, totalPages: 1, currentPage: 1, count: orders.length }
    })

/** Says where a line of an order stands; for admins. @throws ApiError 400 where its status is final */
export const setLineStatus = (client: ApiClient, lineId: string, input: OrderStatusInput) =>
  client
    .url(`/order/status/item/${encodeURIComponent(lineId)}`)
    .put(input)
    .json((body) => OrderStatusResponse.parse(body))

/** Sends an order to another of its buyer's addresses. */
export const changeAddress = (client: ApiClient, id: string, address: string) =>
  client
    .url(`/order/${encodeURIComponent(id)}/address`)
    .put({ address })
    .json((body) => ({ ...MessageResponse.parse(body), ...OrderResponse.parse(body) }))

/** Cancels every line of an order. */
export const cancelOrder = (client: ApiClient, id: string) =>
  client
    .url(`/order/cancel/${encodeURIComponent(id)}`)
    .delete()
    .json((body) => MessageResponse.parse(body))
