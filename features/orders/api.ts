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

/** Places an order from a saved cart. Idempotent: the same cart returns the same order. */
export const placeOrder = (client: ApiClient, order: OrderInput) =>
  client
    .url('/order/add')
    .post(order)
    .json((body) => OrderPlacedResponse.parse(body))

/** Returns an order. Rejects with a 404 for another user's order. */
export const fetchOrder = (client: ApiClient, id: string, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url(`/order/${encodeURIComponent(id)}`)
    .get()
    .json((body) => OrderResponse.parse(body).order)

/** Returns a page of the current user's orders, newest first. `page` is 1-based. */
export const fetchOwnOrders = (client: ApiClient, page: number, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url(`/order/me${toQueryString({ page, limit: PAGE_SIZE.orders })}`)
    .get()
    .json((body) => OrderPage.parse(body))

/** Returns a page of all orders, newest first. Admins only. `page` is 1-based. */
export const fetchAllOrders = (client: ApiClient, page: number, signal?: AbortSignal): Promise<OrderPage> =>
  client
    .options({ signal })
    .url(`/order${toQueryString({ page, limit: PAGE_SIZE.orders })}`)
    .get()
    .json((body) => OrderPage.parse(body))

/** Returns the order with exactly this id, as a page of at most one order. */
export const searchOrders = (client: ApiClient, search: string, signal?: AbortSignal): Promise<OrderPage> =>
  client
    .options({ signal })
    .url(`/order/search${toQueryString({ search })}`)
    .get()
    .json((body) => {
      const { orders } = OrderList.parse(body)
      return { orders, totalPages: 1, currentPage: 1, count: orders.length }
    })

/**
 * Sets the status of an order line. Admins only.
 * @throws ApiError 400 if the current status is final
 */
export const setLineStatus = (client: ApiClient, lineId: string, input: OrderStatusInput) =>
  client
    .url(`/order/status/item/${encodeURIComponent(lineId)}`)
    .put(input)
    .json((body) => OrderStatusResponse.parse(body))

/** Changes the delivery address to another address of the customer. */
export const changeAddress = (client: ApiClient, id: string, address: string) =>
  client
    .url(`/order/${encodeURIComponent(id)}/address`)
    .put({ address })
    .json((body) => ({ ...MessageResponse.parse(body), ...OrderResponse.parse(body) }))

/** Cancels all lines of an order. */
export const cancelOrder = (client: ApiClient, id: string) =>
  client
    .url(`/order/cancel/${encodeURIComponent(id)}`)
    .delete()
    .json((body) => MessageResponse.parse(body))
