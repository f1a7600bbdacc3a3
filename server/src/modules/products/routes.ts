import { ProductPage, ProductResponse, RESPONSE_TEXT, SuggestionList } from '@whirligig/contract'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { atOnce } from '../../lib/at-once.ts'
import { notFound } from '../../lib/errors.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { fastSerialized } from '../../plugins/validation.ts'
import { listProducts, productFinder, suggestProducts } from './service.ts'
import { createShelves } from './shelves.ts'

const whatever = z.optional(z.unknown())

/** Rubbish is never an error here (`productFilterOf` reads it), so that everything passes. */
const ListQuery = z.object({
  name: whatever,
  category: whatever,
  brand: whatever,
  min: whatever,
  max: whatever,
  rating: whatever,
  sortOrder: whatever,
  order: whatever,
  page: whatever,
  limit: whatever,
})

/** The catalogue as shoppers see it. */
export const productRoutes: Module = (app, { db, clock, events }) => {
  const shelves = createShelves(db, clock)
  events.on('catalogueChanged', shelves.forget)
  const guests = atOnce<ProductPage>()
  events.on('written', guests.forget)
  const find = productFinder(db)
  // Not waited for: the shop is open meanwhile, and a failure comes out with the first who asks.
  app.addHook('onListen', async () => void shelves.warm().catch(() => {}))

  app.get(
    '/product/list',
    {
      config: { guard: 'optional' },
      schema: { querystring: ListQuery, response: withErrorResponses(fastSerialized(ProductPage)) },
    },
    (request) => {
      const userId = request.session?.user.id ?? null
      const list = () => listProducts({ db, shelves }, request.query, userId)
      return userId === null ? guests.share(request.url, list) : list()
    },
  )

  app.get(
    '/product/item/:key',
    {
      config: { guard: 'optional' },
      schema: { params: z.object({ key: z.string() }), response: withErrorResponses(fastSerialized(ProductResponse)) },
    },
    async (request) => {
      const product = await find(request.params.key, request.session?.user.id ?? null)
      if (!product) throw notFound(RESPONSE_TEXT.product.missing)
      return { product }
    },
  )

  app.get(
    '/product/list/search/:term',
    {
      config: { guard: 'public' },
      schema: { params: z.object({ term: z.string() }), response: withErrorResponses(fastSerialized(SuggestionList)) },
    },
    async (request) => ({ products: await suggestProducts(shelves, request.params.term) }),
  )
}
