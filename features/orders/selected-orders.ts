import { mutationAtom } from '@whirligig/core/query'
import { sessionAtom } from '@whirligig/core/session'
import { atom } from 'jotai'
import { findMerchantOrders, findOrders } from './selected-orders-api.ts'

const NONE: ReadonlySet<string> = new Set()

/** The ids of the selected orders of a list. They stay while the user opens an order and comes back; another session has none of them. */
function createSelectionAtom() {
  const baseAtom = atom<{ sessionId: number; ids: ReadonlySet<string> } | null>(null)
  return atom(
    (get) => {
      const selection = get(baseAtom)
      return selection?.sessionId === get(sessionAtom).id ? selection.ids : NONE
    },
    (get, set, ids: ReadonlySet<string>) => set(baseAtom, { sessionId: get(sessionAtom).id, ids }),
  )
}

export const selectedOrdersAtom = createSelectionAtom()
export const selectedMerchantOrdersAtom = createSelectionAtom()

/** Reads selected orders on a click: like a change, it shows a toast when it fails. */
export const findOrdersAtom = mutationAtom({ key: 'find-orders', mutate: findOrders })
export const findMerchantOrdersAtom = mutationAtom({ key: 'find-merchant-orders', mutate: findMerchantOrders })
