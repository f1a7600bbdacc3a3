import { MessageResponse, StockAlertForm, type StockAlertInput, StockAlertList } from '@whirligig/contract'
import { type ApiClient, deleteJson, getJson, postJson } from '@whirligig/core/http'

export { StockAlertForm }

/** Returns the ids of the products that the current user waits for. */
export const listStockAlerts = (client: ApiClient, signal?: AbortSignal) =>
  getJson(client, '/stock-alert', StockAlertList, signal).then(({ products }) => products)

/** Requests a mail when a product is back in stock. @throws ApiError 400 if it is in stock */
export const addStockAlert = (client: ApiClient, input: StockAlertInput) =>
  postJson(client, '/stock-alert/add', MessageResponse, input)

/** Deletes the current user's request for a product id. */
export const deleteStockAlert = (client: ApiClient, product: string) =>
  deleteJson(client, `/stock-alert/delete/${encodeURIComponent(product)}`, MessageResponse)
