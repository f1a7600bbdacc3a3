import {
  askToConfirmAtom,
  cartFiguresAtom,
  cartOpenAtom,
  cartValidationAtom,
  closeCartAtom,
  hasUnconfirmedChangesAtom,
  resetConfirmationAtom,
} from '@whirligig/cart'
import { clientPaths, type OrderPlacedResponse, TOAST_TEXT } from '@whirligig/contract'
import { ApiError, isAbort } from '@whirligig/core/http'
import { isSignedInAtom } from '@whirligig/core/session'
import { showToastAtom } from '@whirligig/core/toasts'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { atomWithMutation, queryClientAtom } from 'jotai-tanstack-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ReturnTo } from '../navigation/return-to.ts'
import { purchaseAtom } from './purchase.ts'

const PURCHASE_KEY = ['purchase']

type Purchase = () => Promise<OrderPlacedResponse>

const purchaseMutationAtom = atomWithMutation<OrderPlacedResponse, Purchase>(() => ({
  mutationKey: PURCHASE_KEY,
  mutationFn: (purchase) => purchase(),
}))

/** The text for a failed purchase. An aborted one has none: the session has ended, and the login is shown. */
function getErrorText(error: unknown): string | undefined {
  if (!error || isAbort(error)) return undefined
  return error instanceof ApiError ? error.message : TOAST_TEXT.fallback
}

/**
 * The cart's main action: places the order, or redirects guests to the login, which returns them to the open cart. While the
 * total is not known, and when something in the cart has changed, the first press shows it, and the next one orders.
 */
export function useCheckout() {
  const store = useStore()
  const purchase = useSetAtom(purchaseAtom)
  const { mutateAsync, isPending, error, reset } = useAtomValue(purchaseMutationAtom)
  const { refetch } = useAtomValue(cartValidationAtom)
  const isOpen = useAtomValue(cartOpenAtom)
  const closeCart = useSetAtom(closeCartAtom)
  const askToConfirm = useSetAtom(askToConfirmAtom)
  const resetConfirmation = useSetAtom(resetConfirmationAtom)
  const showToast = useSetAtom(showToastAtom)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  const startAgain = useEffectEvent(() => {
    resetConfirmation()
    if (error) reset()
  })
  useEffect(
    function startAgainOnOpen() {
      if (isOpen) startAgain()
    },
    [isOpen],
  )

  function redirectToLogin(): void {
    closeCart()
    if (pathname === clientPaths.login) return // the session has just ended, and the login knows where to return to
    showToast({ tone: 'warning', title: TOAST_TEXT.loginToCheckOut })
    navigate(clientPaths.login, { state: { from: pathname + search, openCart: true } satisfies ReturnTo })
  }

  async function checkOut(): Promise<void> {
    if (!store.get(isSignedInAtom)) return redirectToLogin()
    // A second press can arrive before the button renders as loading.
    if (store.get(queryClientAtom).isMutating({ mutationKey: PURCHASE_KEY }) > 0) return
    if (error) reset()
    if (store.get(hasUnconfirmedChangesAtom)) return askToConfirm()
    if (store.get(cartFiguresAtom) === null) {
      const { data } = await refetch()
      if (data) return askToConfirm(data) // Otherwise the purchase fails with the reason.
    }
    try {
      const { message, order } = await mutateAsync(purchase)
      closeCart()
      showToast({ tone: 'success', title: message })
      navigate(clientPaths.orderSuccess(order._id))
    } catch {
      const { data } = await refetch() // The mutation shows the error; the refetched lines show what changed.
      askToConfirm(data)
    }
  }

  return { checkOut, loading: isPending, error: getErrorText(error) }
}
