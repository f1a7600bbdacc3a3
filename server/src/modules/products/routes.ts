import {
  FeaturedProductList,
  ProductFacets,
  ProductPage,
  ProductResponse,
  ProductsByIds,
  RESPONSE_TEXT,
  SuggestionList,
} from '@whirligig/contract'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { notFound } from '../../lib/errors.ts'
import { createSingleFlight } from '../../lib/single-flight.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { anyValue, fastSerialized } from '../../plugins/validation.ts'
import { createListingCache } from './listing-cache.ts'
import {
  countProductFacets,
  createProductFinder,
  listFeaturedProducts,
  listProducts,
  listProductsByIds,
  suggestProducts,
} from './service.ts'

/** Every value passes: `parseProductFilter` ignores invalid ones. */
const FilterQuery = z.object({
  name: anyValue,
  category: anyValue,
  brand: anyValue,
  min: anyValue,
  max: anyValue,
  rating: anyValue,
})
const ListQuery = z.extend(FilterQuery, {
  sortOrder: anyValue,
  order: anyValue,
  page: anyValue,
  limit: anyValue,
})

/** The catalogue for shoppers. */
export const productRoutes: Module = (app, { db, clock, events, config }) => {
  const listings = createListingCache(db, clock)
  const guestPages = createSingleFlight<ProductPage>()
  const featured = createSingleFlight<FeaturedProductList>()
  const facets = createSingleFlight<ProductFacets>()
  const clearSharedLoads = () => {
    guestPages.clear()
    facets.clear()
    featured.clear()
  }
  events.on('catalogueChanged', () => {
    listings.clear()
    clearSharedLoads()
  })
  events.on('stockChanged', clearSharedLoads)
  const findProduct = createProductFinder(db)
  // The server accepts requests meanwhile. If warming fails, the first request loads the index and reports the error.
  app.addHook('onListen', async () => void listings.warm().catch(() => {}))

  app.get(
    '/product/list',
    {
      config: { guard: 'optional', isStorable: true },
      schema: { querystring: ListQuery, response: withErrorResponses(fastSerialized(ProductPage)) },
    },
    (request) => {
      const userId = request.session?.user.id ?? null
      const list = () => listProducts({ db, listings }, request.query, userId)
      return userId === null ? guestPages.run(request.url, list) : list()
    },
  )

  app.get(
    '/product/list/facets',
    {
      config: { guard: 'public' },
      schema: { querystring: FilterQuery, response: withErrorResponses(fastSerialized(ProductFacets)) },
    },
    (request) => facets.run(request.url, () => countProductFacets(listings, request.query)),
  )

  app.get(
    '/product/list/by-ids',
    {
      config: { guard: 'optional' },
      schema: {
        querystring: z.object({ ids: anyValue }),
        response: withErrorResponses(fastSerialized(ProductsByIds)),
      },
    },
    (request) => listProductsByIds(db, request.query.ids, request.session?.user.id ?? null),
  )

  app.get(
    '/product/featured',
    {
      config: { guard: 'optional', isStorable: true },
      schema: { response: withErrorResponses(fastSerialized(FeaturedProductList)) },
    },
    (request) => {
      const userId = request.session?.user.id ?? null
      const list = async () => ({ products: await listFeaturedProducts(db, userId) })
      return userId === null ? featured.run('featured', list) : list()
    },
  )

  app.get(
    '/product/item/:key',
    {
      config: { guard: 'optional', isStorable: true },
      schema: { params: z.object({ key: z.string() }), response: withErrorResponses(fastSerialized(ProductResponse)) },
    },
    async (request) => {
      const product = await findProduct(request.params.key, request.session?.user.id ?? null)
      if (!product) throw notFound(RESPONSE_TEXT.product.missing)
      return { product: { ...product, taxRate: product.taxable ? config.taxRate : 0 } }
    },
  )

  app.get(
    '/product/list/search/:term',
    {
      config: { guard: 'public' },
      schema: { params: z.object({ term: z.string() }), response: withErrorResponses(fastSerialized(SuggestionList)) },
    },
    async (request) => ({ products: await suggestProducts(listings, request.params.term) }),
  )
}
