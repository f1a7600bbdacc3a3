import {
  MerchantOrderPage,
  MerchantOrderResponse,
  type MerchantStatusInput,
  MerchantStatusResponse,
  type OrderFilter,
  PAGE_SIZE,
} from '@whirligig/contract'
import { type ApiClient, getJson, putJson, toQueryString } from '@whirligig/core/http'

/** Returns a page of the orders with toys of the merchant's brand, newest first. `page` is 1-based. */
export const listMerchantOrders = (client: ApiClient, filter: OrderFilter, page: number, signal?: AbortSignal) => {
  const query = toQueryString({ status: filter, page, limit: PAGE_SIZE.orders })
  return getJson(client, `/order/list/merchant${query}`, MerchantOrderPage, signal)
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
