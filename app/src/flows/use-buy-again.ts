import { addMissingToCartAtom, openCartAtom } from '@whirligig/cart'
import { type Order, TOAST_TEXT } from '@whirligig/contract'
import { showToastAtom, toErrorToast } from '@whirligig/core/toasts'
import { useSetAtom } from 'jotai'

/** Returns a function that adds the toys of an order to the cart and opens it. Toys that are gone are left out, and a toast says so. */
export function useBuyAgain(): (order: Order) => Promise<void> {
  const addMissing = useSetAtom(addMissingToCartAtom)
  const openCart = useSetAtom(openCartAtom)
  const showToast = useSetAtom(showToastAtom)
  return async ({ products }) => {
    const wanted = products.flatMap(({ product, quantity }) => (product ? [{ id: product._id, quantity }] : []))
    try {
      const count = await addMissing(wanted)
      if (count < products.length) showToast({ tone: 'warning', title: TOAST_TEXT.notAllAvailable })
      if (count > 0) openCart()
    } catch (error) {
      showToast(toErrorToast(error, {}, 'mutation'))
    }
  }
}
