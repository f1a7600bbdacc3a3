import { MessageResponse, Wishlist, WishlistInput } from '@whirligig/contract'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { listWishes, saveWish } from './service.ts'

const config = { guard: 'authenticated' } as const

/** The user's own wishlist. */
export const wishlistRoutes: Module = (app, deps) => {
  app.get('/wishlist', { config, schema: { response: withErrorResponses(Wishlist) } }, async (request) => ({
    wishlist: await listWishes(deps.db, requireUser(request).id),
  }))

  app.post(
    '/wishlist',
    { config, schema: { body: WishlistInput, response: withErrorResponses(MessageResponse) } },
    (request) => saveWish(deps, requireUser(request).id, request.body),
  )
}
