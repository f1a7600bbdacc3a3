import { publicClient, publicKey, storedAtom } from '@whirligig/api'
import { type CartItem, CartItems, type Product } from '@whirligig/contract'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { cartCheck } from './api.ts'
import { countOf, kept, lineOf, linesNow, mostOf, totalOf } from './rules.ts'

function itemsIn(text: string | null): readonly CartItem[] {
  try {
    const items = CartItems.safeParse(JSON.parse(text ?? '[]'))
    return items.success ? items.data : []
  } catch {
    return [] // not even JSON
  }
}

const itemsAtom = storedAtom<readonly CartItem[]>('cart_items', {
  parse: itemsIn,
  format: (items) => (items.length === 0 ? null : JSON.stringify(items)),
})
/** Written beside the items and never read: what it says follows from them. */
const storedTotalAtom = storedAtom<number | null>('cart_total', {
  parse: () => null,
  format: (total) => (total === null ? null : String(total)),
})
const idAtom = storedAtom<string | null>('cart_id', { parse: (text) => text || null, format: (id) => id })

/** Any change makes the server's copy an old one. */
const changeAtom = atom(null, (get, set, change: (items: readonly CartItem[]) => readonly CartItem[]) => {
  const items = change(get(itemsAtom))
  set(itemsAtom, items)
  set(storedTotalAtom, items.length === 0 ? null : totalOf(items))
  set(idAtom, null)
})

const openAtom = atom(false)
/** Whether the drawer is open. */
export const cartOpenAtom = atom((get) => get(openAtom))
export const openCartAtom = atom(null, (_get, set) => set(openAtom, true))
export const closeCartAtom = atom(null, (_get, set) => set(openAtom, false))

export const cartCountAtom = atom((get) => countOf(get(itemsAtom)))
const idsAtom = atom((get) => get(itemsAtom).map((item) => item._id))
export const isInCartAtom = atom((get) => new Set(get(idsAtom)))

/** Asks the catalogue about the cart's toys each time the drawer opens. */
export const cartCheckAtom = atomWithQuery((get) => {
  const ids = get(idsAtom)
  return {
    queryKey: publicKey('cart-check', ids),
    queryFn: async ({ signal }) => ({ ...(await cartCheck(publicClient, ids, signal)), asked: ids }),
    enabled: get(openAtom) && ids.length > 0,
    staleTime: 0,
  }
})

/** The lines as they are now, with what has changed. */
export const cartLinesAtom = atom((get) => linesNow(get(itemsAtom), get(cartCheckAtom).data))
/** Dollars of what can be bought. */
export const cartTotalAtom = atom((get) => totalOf(get(cartLinesAtom).filter((line) => !line.gone)))
/** The server's name of this very cart, where it has one. */
export const cartIdAtom = atom((get) => get(idAtom))

export const addToCartAtom = atom(null, (_get, set, { product, quantity }: { product: Product; quantity: number }) =>
  set(changeAtom, (items) => [
    ...items.filter((item) => item._id !== product._id),
    lineOf(product, Math.max(1, Math.min(quantity, mostOf(product.inventory)))),
  ]),
)

export const removeFromCartAtom = atom(null, (_get, set, id: string) =>
  set(changeAtom, (items) => items.filter((item) => item._id !== id)),
)

/** Sets a line's quantity; with it the line takes on the price of now. */
export const setQuantityAtom = atom(null, (get, set, { id, quantity }: { id: string; quantity: number }) => {
  const line = get(cartLinesAtom).find((candidate) => candidate._id === id)
  if (!line) return
  const wanted = Math.max(1, Math.min(quantity, mostOf(line.inventory)))
  set(changeAtom, (items) => items.map((item) => (item._id === id ? lineOf(line, wanted) : item)))
})

/** Makes what the drawer shows what is kept, so that an order has the prices its buyer saw. */
export const acceptChangesAtom = atom(null, (get, set): readonly CartItem[] => {
  const lines = get(cartLinesAtom)
  const items = lines.filter((line) => !line.gone).map(kept)
  if (lines.some((line) => line.note !== undefined)) set(changeAtom, () => items)
  return items
})

export const rememberCartIdAtom = atom(null, (_get, set, id: string) => set(idAtom, id))
export const forgetCartIdAtom = atom(null, (_get, set) => set(idAtom, null))
export const clearCartAtom = atom(null, (_get, set) => set(changeAtom, () => []))
