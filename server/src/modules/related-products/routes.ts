import { RelatedProductList } from '@whirligig/contract'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { createSingleFlight } from '../../lib/single-flight.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { fastSerialized } from '../../plugins/validation.ts'
import { createRelatedIdsCache, listRelatedProducts } from './service.ts'

/** The toys that go well with a toy. */
export const relatedProductRoutes: Module = (app, { db, clock, events }) => {
  const relatedIds = createRelatedIdsCache(db, clock)
  const guestLists = createSingleFlight<RelatedProductList>()
  events.on('catalogueChanged', () => {
    relatedIds.clear()
    guestLists.clear()
  })
  events.on('stockChanged', guestLists.clear)

  app.get(
    '/product/item/:key/related',
    {
      config: { guard: 'optional', isStorable: true },
      schema: {
        params: z.object({ key: z.string() }),
        response: withErrorResponses(fastSerialized(RelatedProductList)),
      },
    },
    (request) => {
      const { key } = request.params
      const userId = request.session?.user.id ?? null
      const list = () => listRelatedProducts({ db, relatedIds }, key, userId)
      return userId === null ? guestLists.run(key, list) : list()
    },
  )
}
