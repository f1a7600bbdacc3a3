import { type CartItem, maxOrderQuantity } from '@whirligig/contract'
import { persistedAtom } from '@whirligig/core/storage'
import { atom } from 'jotai'
import { parseStoredCart } from './parse-cart.ts'
import { createCartItem, getCartTotal, getItemCount } from './rules.ts'

const itemsAtom = persistedAtom<readonly CartItem[]>('cart_items', {
  deserialize: parseStoredCart,
  serialize: (items) => (items.length === 0 ? null : JSON.stringify(items)),
})
/** Write-only: the total is always computed from the items. */
const storedTotalAtom = persistedAtom<number | null>('cart_total', {
  deserialize: () => null,
  serialize: (total) => (total === null ? null : String(total)),
})
const idAtom = persistedAtom<string | null>('cart_id', { deserialize: (text) => text || null, serialize: (id) => id })

/** Updates the items. The id of the saved cart is cleared because the server's copy is now outdated. */
export const updateItemsAtom = atom(null, (get, set, update: (items: readonly CartItem[]) => readonly CartItem[]) => {
  const items = update(get(itemsAtom))
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
/** The items in local storage. */
export const cartItemsAtom = atom((get) => get(itemsAtom))
export const cartProductIdsAtom = atom((get) => get(itemsAtom).map((item) => item._id))

/** The id of the saved cart on the server; null if the current items are not saved. */
export const cartIdAtom = atom((get) => get(idAtom))

/** A product with what the cart stores of it. */
type ProductToAdd = Parameters<typeof createCartItem>[0]

export const addToCartAtom = atom(
  null,
  (_get, set, { product, quantity }: { product: ProductToAdd; quantity: number }) =>
    set(updateItemsAtom, (items) => [
      ...items.filter((item) => item._id !== product._id),
      createCartItem(product, Math.max(1, Math.min(quantity, maxOrderQuantity(product.inventory)))),
    ]),
)

export const removeFromCartAtom = atom(null, (_get, set, id: string) =>
  set(updateItemsAtom, (items) => items.filter((item) => item._id !== id)),
)

/** Stores the id of the saved cart, unless the items have changed since the request was sent. */
export const saveCartIdAtom = atom(null, (get, set, { id, items }: { id: string; items: readonly CartItem[] }) => {
  if (get(itemsAtom) === items) set(idAtom, id)
})
export const clearCartIdAtom = atom(null, (_get, set) => set(idAtom, null))

/** Removes the purchased items. Items added meanwhile, for example in another tab, stay. */
export const removePurchasedAtom = atom(null, (_get, set, purchased: readonly CartItem[]) => {
  const ids = new Set(purchased.map((item) => item._id))
  set(updateItemsAtom, (items) => items.filter((item) => !ids.has(item._id)))
})
