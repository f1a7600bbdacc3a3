import {
  BulkStatusResponse,
  type MerchantBulkStatusInput,
  MerchantOrderPage,
  MerchantOrderResponse,
  type MerchantStatusInput,
  MerchantStatusResponse,
  type OrderFilter,
  type OrderSort,
} from '@whirligig/contract'
import { type ApiClient, getJson, putJson, toQueryString } from '@whirligig/core/http'

/** What a merchant's list of orders shows. */
export type MerchantOrdersQuery = {
  filter: OrderFilter
  /** Part of a customer's name or of a toy's name or sku, or an order's number; '' for no search. */
  search: string
  sortBy: OrderSort
  /** 1-based. */
  page: number
  /** The number of orders of a page. */
  limit: number
}

/** Returns a page of the orders with toys of the merchant's brand. */
export function listMerchantOrders(
  client: ApiClient,
  { filter, search, sortBy, page, limit }: MerchantOrdersQuery,
  signal?: AbortSignal,
) {
  const query = { status: filter, ...(search && { search }), ...(sortBy === 'oldest' && { sortBy }), page, limit }
  return getJson(client, `/order/list/merchant${toQueryString(query)}`, MerchantOrderPage, signal)
}

/** Returns an order with the lines of the merchant's brand. Rejects with a 404 if there are none. */
export const getMerchantOrder = (client: ApiClient, id: string, signal?: AbortSignal) =>
  getJson(client, `/order/merchant/${encodeURIComponent(id)}`, MerchantOrderResponse, signal).then(({ order }) => order)

/**
 * Sets the status of lines of the merchant's brand; without `lines`, of all that have not got as far.
 * @throws ApiError 400 if a line's current status is final
 */
export const setMerchantStatus = (client: ApiClient, id: string, input: MerchantStatusInput) =>
  putJson(client, `/order/merchant/${encodeURIComponent(id)}/status`, MerchantStatusResponse, input)

/** Sets the lines of the merchant's brand in many orders to a status, those that have not got as far. */
export const setMerchantBulkStatus = (client: ApiClient, input: MerchantBulkStatusInput) =>
  putJson(client, '/order/merchant/status', BulkStatusResponse, input)
