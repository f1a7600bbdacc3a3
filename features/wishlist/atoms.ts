import { TOAST_TEXT, type WishlistInput } from '@whirligig/contract'
import { privateKey } from '@whirligig/core/query'
import { clientAtom, isSignedInAtom, sessionAtom } from '@whirligig/core/session'
import { showToastAtom } from '@whirligig/core/toasts'
import { atom } from 'jotai'
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { fetchWishlist, saveWish } from './api.ts'
import { isLiked, NO_OPTIMISTIC_LIKES, withLike } from './optimistic-likes.ts'
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

const optimisticLikesAtom = atom(NO_OPTIMISTIC_LIKES)

/** Tells of any product whether its heart is set. */
export const isLikedAtom = atom((get) => {
  const wishes = get(optimisticLikesAtom)
  const { id } = get(sessionAtom)
  return (product: { _id: string; isLiked?: boolean }) => isLiked(wishes, id, product)
})

const saveWishAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  return { mutationKey: ['wish'], scope: { id: 'wish' }, mutationFn: (wish: WishlistInput) => saveWish(client, wish) }
})

/** Sets or takes away a heart at once, and puts it back as it was when the server refuses. Guests are asked to log in; what they wanted is remembered. */
export const setLikedAtom = atom(null, async (get, set, { product, isLiked: liked }: WishlistInput): Promise<void> => {
  if (!get(isSignedInAtom)) {
    set(showToastAtom, { tone: 'warning', title: TOAST_TEXT.pleaseLogin })
    if (liked) savePendingWish(product)
    return
  }
  const session = get(sessionAtom)
  set(optimisticLikesAtom, withLike(get(optimisticLikesAtom), session.id, product, liked))
  try {
    const { message } = await get(saveWishAtom).mutateAsync({ product, isLiked: liked })
    set(showToastAtom, { tone: 'success', title: message })
    await get(queryClientAtom).invalidateQueries({ queryKey: privateKey(session, 'wishlist') })
  } catch {
    // The failure is said by the handler of failures; here the heart goes back.
    if (get(sessionAtom).id === session.id)
      set(optimisticLikesAtom, withLike(get(optimisticLikesAtom), session.id, product, undefined))
  }
})

/** Another session has begun: sets the heart that its owner pressed before, as a guest. Whoever comes later does not get it. */
export const applyPendingWishAtom = atom(null, async (get, set): Promise<void> => {
  const product = popPendingWish()
  if (product && get(isSignedInAtom)) await set(setLikedAtom, { product, isLiked: true })
})
