import { type CartItem, maxOrderQuantity, type StockChanged } from '@whirligig/contract'
import { publicKey, takeTold } from '@whirligig/core/query'
import { publicClient } from '@whirligig/core/session'
import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { validateCart } from './api.ts'
import { cartItemsAtom, cartOpenAtom, cartProductIdsAtom, changeCartAtom } from './atoms.ts'
import { type CartValidation, createCartItem, getCartTotal, getCurrentLines, toStoredItem } from './rules.ts'

// What the cart is by the catalogue of now. Not part of the first load: the header only counts what is kept.

/** Asks the catalogue about the cart's toys each time the drawer opens. */
const checkKey = (key: string) => publicKey('cart-check', key)

/** The cart's toys, as they are asked about. */
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

/** What the catalogue says now of the toys in the cart. */
export const cartValidationAtom = atom((get) => get(checkOfAtom(get(idsAtom))))

/** Takes over how many are left of a toy, where the catalogue has been asked already. */
export const updateCartStockAtom = atom(null, (get, _set, { _id, inventory }: StockChanged): void => {
  takeTold<CartValidation>(get(queryClientAtom), checkKey(get(idsAtom)), (answer) => ({
    ...answer,
    products: answer.products.map((product) => (product._id === _id ? { ...product, inventory } : product)),
  }))
})

/** The lines as they are now, with what has changed. */
export const cartLinesAtom = atom((get) => getCurrentLines(get(cartItemsAtom), get(cartValidationAtom).data))
/** Dollars of what can be bought. */
export const cartTotalAtom = atom((get) => getCartTotal(get(cartLinesAtom).filter((line) => !line.unavailable)))

/** Sets a line's quantity; with it the line takes on the price of now. */
export const setQuantityAtom = atom(null, (get, set, { id, quantity }: { id: string; quantity: number }) => {
  const line = get(cartLinesAtom).find((candidate) => candidate._id === id)
  if (!line) return
  const wanted = Math.max(1, Math.min(quantity, maxOrderQuantity(line.inventory)))
  set(changeCartAtom, (items) => items.map((item) => (item._id === id ? createCartItem(line, wanted) : item)))
})

/** Makes what the drawer shows what is kept, so that an order has the prices its buyer saw. */
export const acceptPriceChangesAtom = atom(null, (get, set): readonly CartItem[] => {
  const lines = get(cartLinesAtom)
  if (lines.some((line) => line.note !== undefined)) {
    set(changeCartAtom, () => lines.filter((line) => !line.unavailable).map(toStoredItem))
  }
  return get(cartItemsAtom)
})
