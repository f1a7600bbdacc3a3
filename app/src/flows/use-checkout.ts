import {
  acceptPriceChangesAtom,
  cartIdAtom,
  cartOpenAtom,
  cartTotalAtom,
  cartValidationAtom,
  clearCartIdAtom,
  closeCartAtom,
  removePurchasedAtom,
  saveCart,
  saveCartIdAtom,
} from '@whirligig/cart'
import { NOTICE_TEXT } from '@whirligig/contract'
import { ApiError } from '@whirligig/core/http'
import { clientAtom, isSignedInAtom } from '@whirligig/core/session'
import { notifyAtom } from '@whirligig/core/toasts'
import { placeOrder } from '@whirligig/orders'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { atomWithMutation, queryClientAtom } from 'jotai-tanstack-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ReturnTo } from '../navigation/return-to.ts'
import { paths } from '../paths.ts'

/**
 * Buys what is in the cart and answers the order's id. The cart is saved with the server only when it has no id there
 * yet: a try whose answer was lost is repeated with the same id, and gets the same order.
 */
const purchaseAtom = atom(null, async (get, set): Promise<string> => {
  const client = get(clientAtom)
  const items = set(acceptPriceChangesAtom)
  const total = get(cartTotalAtom)

  async function order(known: string | null): Promise<string> {
    const cartId = known ?? (await saveCart(client, items)).cartId
    if (!known) set(saveCartIdAtom, { id: cartId, items })
    try {
      const placed = await placeOrder(client, { cartId, total })
      set(removePurchasedAtom, items)
      return placed.order._id
    } catch (error) {
      if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) throw error
      // The server would refuse this very cart again: the next try starts from what the catalogue says by then.
      set(clearCartIdAtom)
      // What was kept names no cart of theirs: rubbish, or a cart of long ago. It is saved anew.
      if (known && error.status === 404) return order(null)
      throw error
    }
  }
  return order(get(cartIdAtom))
})

const PURCHASE = ['purchase']

const purchaseMutationAtom = atomWithMutation<string, () => Promise<string>>(() => ({
  mutationKey: PURCHASE,
  mutationFn: (purchase) => purchase(),
}))

/** The cart's main button: guests are sent to the login and come back to their open cart, others buy. */
export function useCheckout() {
  const isSignedIn = useAtomValue(isSignedInAtom)
  const purchase = useSetAtom(purchaseAtom)
  const { mutateAsync, isPending, error, reset } = useAtomValue(purchaseMutationAtom)
  const queryClient = useAtomValue(queryClientAtom)
  const { refetch } = useAtomValue(cartValidationAtom)
  const isOpen = useAtomValue(cartOpenAtom)
  const closeCart = useSetAtom(closeCartAtom)
  const notify = useSetAtom(notifyAtom)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  const forget = useEffectEvent(() => {
    if (error) reset()
  })
  useEffect(
    function forgetTheLastTry() {
      if (isOpen) forget()
    },
    [isOpen],
  )

  async function checkOut(): Promise<void> {
    if (!isSignedIn) {
      closeCart()
      notify({ tone: 'warning', title: NOTICE_TEXT.loginToCheckOut })
      navigate(paths.login, { state: { from: pathname + search, openCart: true } satisfies ReturnTo })
      return
    }
    // The button knows a moment later than a second press.
    if (queryClient.isMutating({ mutationKey: PURCHASE }) > 0) return
    try {
      const id = await mutateAsync(purchase)
      closeCart()
      navigate(paths.orderSuccess(id))
    } catch {
      await refetch() // the failure is shown; what changed shows on the lines
    }
  }

  return { checkOut, busy: isPending, error: error instanceof Error ? error.message : undefined }
}
