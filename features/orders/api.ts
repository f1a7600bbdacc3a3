import {
  MessageResponse,
  type OrderFilter,
  type OrderInput,
  OrderList,
  OrderPage,
  OrderPlacedResponse,
  OrderResponse,
  OrderSavedResponse,
  type OrderStatusInput,
  OrderStatusResponse,
  PAGE_SIZE,
} from '@whirligig/contract'
import { type ApiClient, deleteJson, getJson, postJson, putJson, toQueryString } from '@whirligig/core/http'

/** Places an order from a saved cart. Idempotent: the same cart returns the same order, until it is cancelled. */
export const placeOrder = (client: ApiClient, order: OrderInput) =>
  postJson(client, '/order/add', OrderPlacedResponse, order)

/** Returns an order. Rejects with a 404 for another user's order. */
export const getOrder = (client: ApiClient, id: string, signal?: AbortSignal) =>
  getJson(client, `/order/${encodeURIComponent(id)}`, OrderResponse, signal).then(({ order }) => order)

/** Returns a page of the current user's orders, newest first. `page` is 1-based. */
export const listOwnOrders = (client: ApiClient, page: number, signal?: AbortSignal) =>
  getJson(client, `/order/me${toQueryString({ page, limit: PAGE_SIZE.orders })}`, OrderPage, signal)

/** Returns a page of all customers' orders, newest first. Admins only. `page` is 1-based. */
export const listAllOrders = (client: ApiClient, filter: OrderFilter, page: number, signal?: AbortSignal) =>
  getJson(client, `/order${toQueryString({ status: filter, page, limit: PAGE_SIZE.orders })}`, OrderPage, signal)

/** Returns the order with exactly this id, as a page of at most one order. */
export async function searchOrders(client: ApiClient, search: string, signal?: AbortSignal): Promise<OrderPage> {
  const { orders } = await getJson(client, `/order/search${toQueryString({ search })}`, OrderList, signal)
  return { orders, totalPages: 1, currentPage: 1, count: orders.length }
}

/**
 * Sets the status of an order line. Admins only.
 * @throws ApiError 400 if the current status is final
 */
export const updateLineStatus = (client: ApiClient, lineId: string, input: OrderStatusInput) =>
  putJson(client, `/order/status/item/${encodeURIComponent(lineId)}`, OrderStatusResponse, input)

/** Changes the delivery address to another address of the customer. */
export const updateDeliveryAddress = (client: ApiClient, id: string, address: string) =>
  putJson(client, `/order/${encodeURIComponent(id)}/address`, OrderSavedResponse, { address })

/** Cancels all lines of an order. */
export const cancelOrder = (client: ApiClient, id: string) =>
  deleteJson(client, `/order/cancel/${encodeURIComponent(id)}`, MessageResponse)
