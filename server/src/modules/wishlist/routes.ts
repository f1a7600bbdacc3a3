import { Saved, WishInput, Wishlist } from '@whirligig/contract'
import type { Module } from '../../deps.ts'
import { answers } from '../../lib/with-error-responses.ts'
import { userOf } from '../../plugins/session.ts'
import { listWishes, saveWish } from './service.ts'

const config = { guard: 'signed-in' } as const

/** Everybody's own wishlist. */
export const wishlistRoutes: Module = (app, deps) => {
  app.get('/wishlist', { config, schema: { response: answers(Wishlist) } }, async (request) => ({
    wishlist: await listWishes(deps.db, userOf(request).id),
  }))

  app.post('/wishlist', { config, schema: { body: WishInput, response: answers(Saved) } }, (request) =>
    saveWish(deps, userOf(request).id, request.body),
  )
}
