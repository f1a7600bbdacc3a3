import {
  type AllOrderSort,
  AllOrdersPage,
  type BulkStatusInput,
  BulkStatusResponse,
  MessageResponse,
  type OrderInput,
  OrderList,
  OrderPage,
  OrderPlacedResponse,
  OrderResponse,
  OrderSavedResponse,
  type OrderStatusInput,
  OrderStatusResponse,
  type OrderTab,
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

/** What the list of all orders shows. Empty texts do not filter. */
export type AllOrdersQuery = {
  tab: OrderTab
  /** Part of a customer's name or email or of a toy's name or sku, an order's number or its id. */
  search: string
  /** The id of a customer. */
  customer: string
  /** The id of a product that the orders contain. */
  product: string
  /** The first and the last day, `2026-11-23`. */
  from: string
  to: string
  sortBy: AllOrderSort
  /** 1-based. */
  page: number
  /** The number of orders of a page. */
  limit: number
}

const toFilter = ({ tab, search, customer, product, from, to, sortBy }: Omit<AllOrdersQuery, 'page' | 'limit'>) => ({
  status: tab,
  ...Object.fromEntries(Object.entries({ search, customer, product, from, to }).filter(([, value]) => value !== '')),
  ...(sortBy === 'newest' ? {} : { sortBy }),
})

/** Returns a page of all customers' orders, and how many each tab has. Admins only. */
export const listAllOrders = (client: ApiClient, query: AllOrdersQuery, signal?: AbortSignal) =>
  getJson(
    client,
    `/order${toQueryString({ ...toFilter(query), page: query.page, limit: query.limit })}`,
    AllOrdersPage,
    signal,
  )

/** Searches all orders, newest first. Admins only. */
export const findAllOrders = (client: ApiClient, query: { search: string; limit: number }, signal?: AbortSignal) =>
  getJson(client, `/order${toQueryString(query)}`, AllOrdersPage, signal).then(({ orders }) => orders)

/** The CSV file of all orders that a list finds. Admins only. */
export const toExportPath = (query: AllOrdersQuery) => `/order/export${toQueryString(toFilter(query))}`

/** Returns the order with exactly this id, if the user may read it. */
export const searchOrders = (client: ApiClient, search: string, signal?: AbortSignal) =>
  getJson(client, `/order/search${toQueryString({ search })}`, OrderList, signal).then(({ orders }) => orders)

/** Sets the lines of orders that have not got as far to a status. Admins only. */
export const setBulkStatus = (client: ApiClient, input: BulkStatusInput) =>
  putJson(client, '/order/status', BulkStatusResponse, input)

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
