import { CartCheckResponse, type CartItem, CartResponse } from '@whirligig/contract'
import { type ApiClient, getJson, postJson, toQueryString } from '@whirligig/core/http'

/** Returns the current catalogue data of the products; deleted and inactive ones are left out. */
export const validateCart = (client: ApiClient, ids: readonly string[], signal?: AbortSignal) =>
  getJson(client, `/cart/check${toQueryString({ ids: ids.join(',') })}`, CartCheckResponse, signal)

/** Saves the cart on the server and returns its id, from which an order is placed. */
export const saveCart = (client: ApiClient, items: readonly CartItem[]) =>
  postJson(client, '/cart/add', CartResponse, {
    products: items.map(({ _id, quantity, price, taxable }) => ({ product: _id, quantity, price, taxable })),
  })
