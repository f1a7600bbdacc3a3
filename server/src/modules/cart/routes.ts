import { CartCheck, CartInput, CartSaved } from '@whirligig/contract'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { answers } from '../../lib/with-error-responses.ts'
import { userOf } from '../../plugins/session.ts'
import { addCart, checkCart } from './service.ts'

export const cartRoutes: Module = (app, deps) => {
  app.post(
    '/cart/add',
    { config: { guard: 'signed-in' }, schema: { body: CartInput, response: answers(CartSaved) } },
    (request) => addCart(deps, userOf(request).id, request.body),
  )

  app.get(
    '/cart/check',
    {
      config: { guard: 'anyone' },
      schema: { querystring: z.object({ ids: z.optional(z.unknown()) }), response: answers(CartCheck) },
    },
    (request) => checkCart(deps.db, request.query.ids),
  )
}
