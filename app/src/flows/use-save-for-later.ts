import { removeFromCartAtom } from '@whirligig/cart'
import { saveWishAtom } from '@whirligig/wishlist'
import { useSetAtom } from 'jotai'

/** Returns a function that moves a product of the cart to the wishlist. If that fails, it stays in the cart. */
export function useSaveForLater(): (productId: string) => Promise<void> {
  const saveWish = useSetAtom(saveWishAtom)
  const remove = useSetAtom(removeFromCartAtom)
  return async (productId) => {
    if (await saveWish(productId)) remove(productId)
  }
}
