import type { CartItem } from '@whirligig/contract'
import { connectionAtom, connectionStateAtom } from '@whirligig/core/realtime'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'

export type ShownCart = readonly Pick<CartItem, '_id' | 'quantity'>[]

/** Shows the cart to staff while the page is open, after each change and each reconnect. Undefined shows none. */
export function useShareCart(cart: ShownCart | undefined): void {
  const connection = useAtomValue(connectionAtom)
  const isOpen = useAtomValue(connectionStateAtom) === 'open'
  useEffect(
    function shareCart() {
      if (!isOpen || !cart) return
      connection.emit(
        'shareCart',
        cart.map(({ _id, quantity }) => ({ product: _id, quantity })),
      )
    },
    [connection, isOpen, cart],
  )
}
