import { AllOrdersPage, MerchantOrderPage } from '@whirligig/contract'
import { type ApiClient, getJson, toQueryString } from '@whirligig/core/http'

const toQuery = (ids: readonly string[]) => toQueryString({ ids: ids.join(','), limit: ids.length })

/** Returns those of the orders that exist, at most 100. Admins only. */
export const findOrders = (client: ApiClient, ids: readonly string[]) =>
  getJson(client, `/order${toQuery(ids)}`, AllOrdersPage).then(({ orders }) => orders)

/** Returns those of the orders that have toys of the merchant's brand, at most 100. */
export const findMerchantOrders = (client: ApiClient, ids: readonly string[]) =>
  getJson(client, `/order/list/merchant${toQuery(ids)}`, MerchantOrderPage).then(({ orders }) => orders)
