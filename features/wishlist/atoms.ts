import { TOAST_TEXT, type WishlistInput, type WishlistItem } from '@whirligig/contract'
import { createOptimisticRows, mutationAtom, patchQueryData, privateKey, privateQueryAtom } from '@whirligig/core/query'
import { isSignedInAtom } from '@whirligig/core/session'
import { showToastAtom } from '@whirligig/core/toasts'
import { atom } from 'jotai'
import { listWishlist, saveWish } from './api.ts'
import { containsProduct, patchLiked } from './patch-liked.ts'
import { popPendingWish, savePendingWish } from './pending-wish.ts'

/** The wishlist of the current user. */
export const wishlistAtom = privateQueryAtom({ key: ['wishlist'], fetch: listWishlist, staleTime: 0 })

type LikeableProduct = { _id: string; isLiked?: boolean }
const optimisticLikes = createOptimisticRows<LikeableProduct>()

/** Returns whether a product is liked, with pending changes applied. */
export const isLikedAtom = atom((get) => {
  const applyPending = get(optimisticLikes.rowsAtom)
  return (product: LikeableProduct): boolean => applyPending([product])[0]?.isLiked ?? false
})

const saveMutationAtom = mutationAtom({
  key: 'save-wish',
  scope: 'wishlist', // one request at a time, so that the last click wins
  mutate: saveWish,
  onSuccess: (_response, { input: { product, isLiked }, queryClient, session }) => {
    for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: privateKey(session) })) {
      if (!containsProduct(state.data, product)) continue
      patchQueryData<typeof state.data>(queryClient, queryKey, (data) => patchLiked(data, product, isLiked))
    }
    if (isLiked) return
    queryClient.setQueryData<WishlistItem[]>(privateKey(session, 'wishlist'), (items) =>
      items?.filter((item) => item.product._id !== product),
    )
  },
  invalidates: (session) => [privateKey(session, 'wishlist')],
  toast: ({ message }) => message,
})

/** Likes or unlikes a product optimistically. A guest sees a toast to log in, and the like is applied after the login. */
export const setLikedAtom = atom(null, async (get, set, wish: WishlistInput): Promise<void> => {
  const { product, isLiked } = wish
  if (!get(isSignedInAtom)) {
    set(showToastAtom, { tone: 'warning', title: TOAST_TEXT.pleaseLogin })
    if (isLiked) savePendingWish(product)
    return
  }
  const save = () => set(saveMutationAtom, wish)
  await set(optimisticLikes.runOptimisticAtom, product, { isLiked }, save).catch(() => undefined) // the error toast is shown
})

/** Applies the like that a guest requested before the login. The app calls it on every new session; other users never get it. */
export const applyPendingWishAtom = atom(null, async (get, set): Promise<void> => {
  const product = popPendingWish()
  if (product && get(isSignedInAtom)) await set(setLikedAtom, { product, isLiked: true })
})
