import { MessageResponse, SharedWishlist, Wishlist, WishlistInput, WishlistShare } from '@whirligig/contract'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { findShareToken, removeShare } from './queries.ts'
import { listSharedWishes, listWishes, saveWish, shareWishlist } from './service.ts'

const config = { guard: 'authenticated' } as const

/** The user's own wishlist, and wishlists that are shared by a link. */
export const wishlistRoutes: Module = (app, deps) => {
  app.get('/wishlist', { config, schema: { response: withErrorResponses(Wishlist) } }, async (request) => ({
    wishlist: await listWishes(deps.db, requireUser(request).id),
  }))

  app.post(
    '/wishlist',
    { config, schema: { body: WishlistInput, response: withErrorResponses(MessageResponse) } },
    (request) => saveWish(deps, requireUser(request).id, request.body),
  )

  app.get('/wishlist/share', { config, schema: { response: withErrorResponses(WishlistShare) } }, async (request) => ({
    token: (await findShareToken(deps.db, requireUser(request).id)) ?? null,
  }))

  app.post('/wishlist/share', { config, schema: { response: withErrorResponses(WishlistShare) } }, (request) =>
    shareWishlist(deps, requireUser(request).id),
  )

  app.delete(
    '/wishlist/share',
    { config, schema: { response: withErrorResponses(WishlistShare) } },
    async (request) => {
      await removeShare(deps.db, requireUser(request).id)
      return { token: null }
    },
  )

  app.get(
    '/wishlist/shared/:token',
    {
      config: { guard: 'public' },
      schema: { params: z.object({ token: z.string() }), response: withErrorResponses(SharedWishlist) },
    },
    (request) => listSharedWishes(deps.db, request.params.token),
  )
}
