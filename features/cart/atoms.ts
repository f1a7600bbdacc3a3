import { type CartItem, maxOrderQuantity, type Product } from '@whirligig/contract'
import { storedAtom } from '@whirligig/core/storage'
import { atom } from 'jotai'
import { parseStoredCart } from './parse-cart.ts'
import { createCartItem, getCartTotal, getItemCount } from './rules.ts'

const itemsAtom = storedAtom<readonly CartItem[]>('cart_items', {
  parse: parseStoredCart,
  format: (items) => (items.length === 0 ? null : JSON.stringify(items)),
})
/** Written beside the items and never read: what it says follows from them. */
const storedTotalAtom = storedAtom<number | null>('cart_total', {
  parse: () => null,
  format: (total) => (total === null ? null : String(total)),
})
const idAtom = storedAtom<string | null>('cart_id', { parse: (text) => text || null, format: (id) => id })

/** Changes the lines. Any change makes the server's copy an old one. */
export const changeCartAtom = atom(null, (get, set, change: (items: readonly CartItem[]) => readonly CartItem[]) => {
  const items = change(get(itemsAtom))
  set(itemsAtom, items)
  set(storedTotalAtom, items.length === 0 ? null : getCartTotal(items))
  set(idAtom, null)
})

const openAtom = atom(false)
/** Whether the drawer is open. */
export const cartOpenAtom = atom((get) => get(openAtom))
export const openCartAtom = atom(null, (_get, set) => set(openAtom, true))
export const closeCartAtom = atom(null, (_get, set) => set(openAtom, false))

export const cartCountAtom = atom((get) => getItemCount(get(itemsAtom)))
/** The lines as they are kept. */
export const cartItemsAtom = atom((get) => get(itemsAtom))
export const cartProductIdsAtom = atom((get) => get(itemsAtom).map((item) => item._id))
export const isInCartAtom = atom((get) => new Set(get(cartProductIdsAtom)))

/** The server's name of this very cart, where it has one. */
export const cartIdAtom = atom((get) => get(idAtom))

export const addToCartAtom = atom(null, (_get, set, { product, quantity }: { product: Product; quantity: number }) =>
  set(changeCartAtom, (items) => [
    ...items.filter((item) => item._id !== product._id),
    createCartItem(product, Math.max(1, Math.min(quantity, maxOrderQuantity(product.inventory)))),
  ]),
)

export const removeFromCartAtom = atom(null, (_get, set, id: string) =>
  set(changeCartAtom, (items) => items.filter((item) => item._id !== id)),
)

/** Keeps the server's name of a cart, unless the cart has changed since it was saved with these lines. */
export const saveCartIdAtom = atom(null, (get, set, { id, items }: { id: string; items: readonly CartItem[] }) => {
  if (get(itemsAtom) === items) set(idAtom, id)
})
export const clearCartIdAtom = atom(null, (_get, set) => set(idAtom, null))

/** Takes out what was bought. What was put in since, such as in another tab, stays. */
export const removePurchasedAtom = atom(null, (_get, set, bought: readonly CartItem[]) => {
  const ids = new Set(bought.map((item) => item._id))
  set(changeCartAtom, (items) => items.filter((item) => !ids.has(item._id)))
})
