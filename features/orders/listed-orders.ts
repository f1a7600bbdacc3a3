import { sessionAtom } from '@whirligig/core/session'
import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

type Listed = { sessionId: number; ids: readonly string[] }

const listedAtom = atom<Listed | null>(null)

/** The orders of the page of a list that the user has seen last, in its order. An order that has left the list since is among them. */
export const listedOrdersAtom = atom(
  (get) => {
    const listed = get(listedAtom)
    return listed && listed.sessionId === get(sessionAtom).id ? listed.ids : []
  },
  (get, set, ids: readonly string[]) => set(listedAtom, { sessionId: get(sessionAtom).id, ids }),
)

/** Remembers the orders that a list shows. Call it with the same array while they stay. */
export function useRememberOrders(orders: readonly { _id: string }[] | undefined): void {
  const remember = useSetAtom(listedOrdersAtom)
  useEffect(
    function rememberOrders() {
      if (orders) remember(orders.map(({ _id }) => _id))
    },
    [orders, remember],
  )
}
