import { type CartItem, maxOrderQuantity, type StockChanged } from '@whirligig/contract'
import { patchQueryData, publicKey } from '@whirligig/core/query'
import { publicClient } from '@whirligig/core/session'
import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { validateCart } from './api.ts'
import { cartItemsAtom, cartOpenAtom, cartProductIdsAtom, updateItemsAtom } from './atoms.ts'
import { type CartValidation, createCartItem, getCartTotal, getCurrentLines, toStoredItem } from './rules.ts'

// Validates the cart against the catalogue. Kept apart from atoms.ts, which is part of the first load: the header only
// needs the item count.

const checkKey = (key: string) => publicKey('cart-check', key)

/** The product ids of the cart, joined to a key. */
const idsAtom = atom((get) => get(cartProductIdsAtom).join(' '))

const checkOfAtom = atomFamily((key: string) =>
  atomWithQuery((get) => {
    const ids = key.split(' ')
    return {
      queryKey: checkKey(key),
      queryFn: async ({ signal }) => ({ ...(await validateCart(publicClient, ids, signal)), checkedIds: ids }),
      enabled: get(cartOpenAtom) && key !== '',
      staleTime: 0,
    }
  }),
)

/** Query with the catalogue data of the cart's products. Fetches each time the drawer opens. */
export const cartValidationAtom = atom((get) => get(checkOfAtom(get(idsAtom))))

/** Applies a pushed stock change to the cached validation. */
export const updateCartStockAtom = atom(null, (get, _set, { _id, inventory }: StockChanged): void => {
  patchQueryData<CartValidation>(get(queryClientAtom), checkKey(get(idsAtom)), (answer) => ({
    ...answer,
    products: answer.products.map((product) => (product._id === _id ? { ...product, inventory } : product)),
  }))
})

/** The cart lines with current prices, stock and notes about changes. */
export const cartLinesAtom = atom((get) => getCurrentLines(get(cartItemsAtom), get(cartValidationAtom).data))
/** Total of the available lines, in dollars. */
export const cartTotalAtom = atom((get) => getCartTotal(get(cartLinesAtom).filter((line) => !line.unavailable)))

/** Sets the quantity of a line, limited to what can be ordered. The line also takes the current price. */
export const setQuantityAtom = atom(null, (get, set, { id, quantity }: { id: string; quantity: number }) => {
  const line = get(cartLinesAtom).find((candidate) => candidate._id === id)
  if (!line) return
  const allowed = Math.max(1, Math.min(quantity, maxOrderQuantity(line.inventory)))
  set(updateItemsAtom, (items) => items.map((item) => (item._id === id ? createCartItem(line, allowed) : item)))
})

/** Stores the prices and quantities that the drawer shows, so that the order matches them. Returns the stored items. */
export const acceptPriceChangesAtom = atom(null, (get, set): readonly CartItem[] => {
  const lines = get(cartLinesAtom)
  if (lines.some((line) => line.note !== undefined)) {
    set(updateItemsAtom, () => lines.filter((line) => !line.unavailable).map(toStoredItem))
  }
  return get(cartItemsAtom)
})
