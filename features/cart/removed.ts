import type { CartItem } from '@whirligig/contract'
import { atom } from 'jotai'
import { cartItemsAtom, updateItemsAtom } from './atoms.ts'

type Removed = { item: CartItem; index: number }
const removedAtom = atom<Removed | null>(null)

/** The line that was removed last, and its place in the cart; null for none. */
export const lastRemovedAtom = atom((get) => get(removedAtom))

/** Removes a line and stores it for `undoRemoveAtom`. */
export const removeLineAtom = atom(null, (get, set, id: string): void => {
  const items = get(cartItemsAtom)
  const index = items.findIndex((item) => item._id === id)
  const item = items[index]
  if (!item) return
  set(removedAtom, { item, index })
  set(updateItemsAtom, () => items.toSpliced(index, 1))
})

/** Puts the line that was removed last back in its place, unless it is in the cart again. */
export const undoRemoveAtom = atom(null, (get, set): void => {
  const removed = get(removedAtom)
  set(removedAtom, null)
  if (!removed || get(cartItemsAtom).some(({ _id }) => _id === removed.item._id)) return
  set(updateItemsAtom, (items) => items.toSpliced(removed.index, 0, removed.item))
})

/** Clears the removed line, for example when the drawer closes. */
export const clearRemovedAtom = atom(null, (_get, set) => set(removedAtom, null))
