import { MessageResponse, Wishlist, type WishlistInput } from '@whirligig/contract'
import { type ApiClient, getJson, postJson } from '@whirligig/core/http'

/** Returns the liked products of the current user, newest first. */
export const listWishlist = (client: ApiClient, signal?: AbortSignal) =>
  getJson(client, '/wishlist', Wishlist, signal).then(({ wishlist }) => wishlist)

/** Likes or unlikes a product. */
export const saveWish = (client: ApiClient, wish: WishlistInput) => postJson(client, '/wishlist', MessageResponse, wish)
