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
import { clientPaths, TOAST_TEXT } from '@whirligig/contract'
import { ApiError } from '@whirligig/core/http'
import { clientAtom, isSignedInAtom } from '@whirligig/core/session'
import { showToastAtom } from '@whirligig/core/toasts'
import { placeOrder } from '@whirligig/orders'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { atomWithMutation, queryClientAtom } from 'jotai-tanstack-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ReturnTo } from '../navigation/return-to.ts'

/**
 * Places an order for the cart and returns the order's id. The cart is saved on the server only if it has no id there yet,
 * so that a retry after a lost response uses the same id and gets the same order.
 */
const purchaseAtom = atom(null, async (get, set): Promise<string> => {
  const client = get(clientAtom)
  const items = set(acceptPriceChangesAtom)
  const total = get(cartTotalAtom)

  async function order(savedCartId: string | null): Promise<string> {
    const cartId = savedCartId ?? (await saveCart(client, items)).cartId
    if (!savedCartId) set(saveCartIdAtom, { id: cartId, items })
    try {
      const placed = await placeOrder(client, { cartId, total })
      set(removePurchasedAtom, items)
      return placed.order._id
    } catch (error) {
      if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) throw error
      // The server would reject this saved cart again, so the next attempt saves the cart again with current prices.
      set(clearCartIdAtom)
      // The stored id does not exist for this user, for example after the cart expired. Save the cart and try once more.
      if (savedCartId && error.status === 404) return order(null)
      throw error
    }
  }
  return order(get(cartIdAtom))
})

const PURCHASE_KEY = ['purchase']

const purchaseMutationAtom = atomWithMutation<string, () => Promise<string>>(() => ({
  mutationKey: PURCHASE_KEY,
  mutationFn: (purchase) => purchase(),
}))

/** The cart's main action: places the order, or redirects guests to the login, which returns them to the open cart. */
export function useCheckout() {
  const isSignedIn = useAtomValue(isSignedInAtom)
  const purchase = useSetAtom(purchaseAtom)
  const { mutateAsync, isPending, error, reset } = useAtomValue(purchaseMutationAtom)
  const queryClient = useAtomValue(queryClientAtom)
  const { refetch } = useAtomValue(cartValidationAtom)
  const isOpen = useAtomValue(cartOpenAtom)
  const closeCart = useSetAtom(closeCartAtom)
  const showToast = useSetAtom(showToastAtom)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  const resetError = useEffectEvent(() => {
    if (error) reset()
  })
  useEffect(
    function resetErrorOnOpen() {
      if (isOpen) resetError()
    },
    [isOpen],
  )

  async function checkOut(): Promise<void> {
    if (!isSignedIn) {
      closeCart()
      showToast({ tone: 'warning', title: TOAST_TEXT.loginToCheckOut })
      navigate(clientPaths.login, { state: { from: pathname + search, openCart: true } satisfies ReturnTo })
      return
    }
    // A second press can arrive before the button renders as loading.
    if (queryClient.isMutating({ mutationKey: PURCHASE_KEY }) > 0) return
    try {
      const id = await mutateAsync(purchase)
      closeCart()
      navigate(clientPaths.orderSuccess(id))
    } catch {
      await refetch() // The mutation shows the error; the refetched lines show what changed.
    }
  }

  return { checkOut, loading: isPending, error: error instanceof Error ? error.message : undefined }
}
