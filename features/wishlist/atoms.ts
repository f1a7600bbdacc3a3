import { TOAST_TEXT, type WishlistInput, type WishlistItem } from '@whirligig/contract'
import { createOptimisticRows, mutationAtom, patchQueryData, privateKey, privateQueryAtom } from '@whirligig/core/query'
import { isSignedInAtom } from '@whirligig/core/session'
import { showToastAtom } from '@whirligig/core/toasts'
import { atom } from 'jotai'
import { containsProduct, patchLiked } from './patch-liked.ts'
import { popPendingWish, savePendingWish } from './pending-wish.ts'

// Hearts are part of the first load, the requests are not.
const loadApi = () => import('./api.ts')

/** The wishlist of the current user. */
export const wishlistAtom = privateQueryAtom({
  key: ['wishlist'],
  fetch: async (client, signal) => (await loadApi()).listWishlist(client, signal),
  staleTime: 0,
})

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
  mutate: async (client, wish: WishlistInput) => (await loadApi()).saveWish(client, wish),
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

/** Adds a product to the wishlist. @returns whether it is saved; if not, the error toast is shown */
export const saveWishAtom = atom(
  null,
  (_get, set, product: string): Promise<boolean> =>
    set(saveMutationAtom, { product, isLiked: true }).then(
      () => true,
      () => false,
    ),
)

/** Applies the like that a guest requested before the login. The app calls it on every new session; other users never get it. */
export const applyPendingWishAtom = atom(null, async (get, set): Promise<void> => {
  const product = popPendingWish()
  if (product && get(isSignedInAtom)) await set(setLikedAtom, { product, isLiked: true })
})
