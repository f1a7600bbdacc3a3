import { type MessageResponse, TOAST_TEXT, type WishlistInput, type WishlistItem } from '@whirligig/contract'
import { createOptimisticRows, patchQueryData, privateKey } from '@whirligig/core/query'
import { clientAtom, isSignedInAtom, sessionAtom } from '@whirligig/core/session'
import { showToastAtom } from '@whirligig/core/toasts'
import { atom } from 'jotai'
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { fetchWishlist, saveWish } from './api.ts'
import { containsProduct, patchLiked } from './patch-liked.ts'
import { popPendingWish, savePendingWish } from './pending-wish.ts'

export const wishlistAtom = atomWithQuery((get) => {
  const client = get(clientAtom)
  return {
    queryKey: privateKey(get(sessionAtom), 'wishlist'),
    queryFn: ({ signal }) => fetchWishlist(client, signal),
    enabled: get(isSignedInAtom),
    staleTime: 0,
  }
})

type LikeableProduct = { _id: string; isLiked?: boolean }
const optimisticLikes = createOptimisticRows<LikeableProduct>()

/** Returns whether a product is liked, with pending changes applied. */
export const isLikedAtom = atom((get) => {
  const applyPending = get(optimisticLikes.rowsAtom)
  return (product: LikeableProduct): boolean => applyPending([product])[0]?.isLiked ?? false
})

const saveMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  const session = get(sessionAtom)
  const queryClient = get(queryClientAtom)
  return {
    mutationKey: ['save-wish'],
    scope: { id: 'wishlist' }, // one request at a time, so that the last click wins
    mutationFn: (wish: WishlistInput) => saveWish(client, wish),
    onSuccess: async (_response: MessageResponse, { product, isLiked }: WishlistInput): Promise<void> => {
      for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: privateKey(session) })) {
        if (!containsProduct(state.data, product)) continue
        patchQueryData<typeof state.data>(queryClient, queryKey, (data) => patchLiked(data, product, isLiked))
      }
      const wishlistKey = privateKey(session, 'wishlist')
      if (!isLiked) {
        queryClient.setQueryData<WishlistItem[]>(wishlistKey, (wishes) =>
          wishes?.filter((wish) => wish.product._id !== product),
        )
      }
      await queryClient.invalidateQueries({ queryKey: wishlistKey })
    },
  }
})

/** Likes or unlikes a product optimistically. A guest sees a toast to log in, and the like is applied after the login. */
export const setLikedAtom = atom(null, async (get, set, wish: WishlistInput): Promise<void> => {
  const { product, isLiked } = wish
  if (!get(isSignedInAtom)) {
    set(showToastAtom, { tone: 'warning', title: TOAST_TEXT.pleaseLogin })
    if (isLiked) savePendingWish(product)
    return
  }
  const { mutateAsync } = get(saveMutationAtom)
  const save = async () => {
    const { message } = await mutateAsync(wish)
    set(showToastAtom, { tone: 'success', title: message })
  }
  await set(optimisticLikes.runOptimisticAtom, product, { isLiked }, save).catch(() => undefined) // the error toast is shown
})

/** Applies the like that a guest requested before the login. The app calls it on every new session; other users never get it. */
export const applyPendingWishAtom = atom(null, async (get, set): Promise<void> => {
  const product = popPendingWish()
  if (product && get(isSignedInAtom)) await set(setLikedAtom, { product, isLiked: true })
})
