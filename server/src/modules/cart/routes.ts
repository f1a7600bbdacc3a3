import { CartCheckResponse, CartInput, CartResponse } from '@whirligig/contract'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { createCartStore } from './cart-store.ts'
import { addCart, checkCart } from './service.ts'

/** Stores carts and checks them against the catalogue. */
export const cartRoutes: Module = (app, { db, clock, config }) => {
  const carts = createCartStore(db)

  app.post(
    '/cart/add',
    { config: { guard: 'authenticated' }, schema: { body: CartInput, response: withErrorResponses(CartResponse) } },
    (request) => addCart({ carts, clock }, requireUser(request).id, request.body),
  )

  app.get(
    '/cart/check',
    {
      config: { guard: 'public' },
      schema: {
        querystring: z.object({ ids: z.optional(z.unknown()) }),
        response: withErrorResponses(CartCheckResponse),
      },
    },
    (request) => checkCart({ carts, config }, request.query.ids),
  )
}
