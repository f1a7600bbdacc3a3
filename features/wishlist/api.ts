import { MessageResponse, SharedWishlist, Wishlist, type WishlistInput, WishlistShare } from '@whirligig/contract'
import { type ApiClient, deleteJson, getJson, postJson } from '@whirligig/core/http'

/** Returns the liked products of the current user, newest first. */
export const listWishlist = (client: ApiClient, signal?: AbortSignal) =>
  getJson(client, '/wishlist', Wishlist, signal).then(({ wishlist }) => wishlist)

/** Likes or unlikes a product. */
export const saveWish = (client: ApiClient, wish: WishlistInput) => postJson(client, '/wishlist', MessageResponse, wish)

/** Returns the token of the link to the user's wishlist; null while it is not shared. */
export const getShareToken = (client: ApiClient, signal?: AbortSignal) =>
  getJson(client, '/wishlist/share', WishlistShare, signal).then(({ token }) => token)

/** Shares the user's wishlist by a link. */
export const startSharing = (client: ApiClient) => postJson(client, '/wishlist/share', WishlistShare, {})

/** Stops sharing the user's wishlist. */
export const stopSharing = (client: ApiClient) => deleteJson(client, '/wishlist/share', WishlistShare)

/** Returns the products of a shared wishlist. Rejects with a 404 if no wishlist has this token. */
export const listSharedWishes = (client: ApiClient, token: string, signal?: AbortSignal) =>
  getJson(client, `/wishlist/shared/${encodeURIComponent(token)}`, SharedWishlist, signal).then(
    ({ products }) => products,
  )
