import { CartCheckResponse, type CartItem, CartResponse } from '@whirligig/contract'
import { type ApiClient, toQueryString } from '@whirligig/core/http'

/** Returns the current catalogue data of the products; deleted and inactive ones are left out. */
export const validateCart = (client: ApiClient, ids: readonly string[], signal?: AbortSignal) =>
  client
    .options({ signal })
    .url(`/cart/check${toQueryString({ ids: ids.join(',') })}`)
    .get()
    .json((body) => CartCheckResponse.parse(body))

/** Saves the cart on the server and returns its id, from which an order is placed. */
export const saveCart = (client: ApiClient, items: readonly CartItem[]) =>
  client
    .url('/cart/add')
    .post({ products: items.map(({ _id, quantity, price, taxable }) => ({ product: _id, quantity, price, taxable })) })
    .json((body) => CartResponse.parse(body))
