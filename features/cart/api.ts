import { CartCheck, type CartItem, CartSaved } from '@whirligig/contract'
import { type ApiClient, queryString } from '@whirligig/core/http'

/** What the catalogue says now of these toys. */
export const validateCart = (client: ApiClient, ids: readonly string[], signal?: AbortSignal) =>
  client
    .options({ signal })
    .url(`/cart/check${queryString({ ids: ids.join(',') })}`)
    .get()
    .json((body) => CartCheck.parse(body))

/** Leaves the lines with the server; an order is placed from the id it answers. */
export const saveCart = (client: ApiClient, items: readonly CartItem[]) =>
  client
    .url('/cart/add')
    .post({ products: items.map(({ _id, quantity, price, taxable }) => ({ product: _id, quantity, price, taxable })) })
    .json((body) => CartSaved.parse(body))
