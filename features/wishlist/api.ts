import { MessageResponse, Wishlist, type WishlistInput } from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'

/** Returns the liked products of the current user, newest first. */
export const fetchWishlist = (client: ApiClient, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url('/wishlist')
    .get()
    .json((body) => Wishlist.parse(body).wishlist)

export const saveWish = (client: ApiClient, wish: WishlistInput) =>
  client
    .url('/wishlist')
    .post(wish)
    .json((body) => MessageResponse.parse(body))
