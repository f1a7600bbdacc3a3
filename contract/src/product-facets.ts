import * as z from 'zod/mini'

/** A category or brand, and how many products of a list it has. */
export const CollectionFacet = z.object({ slug: z.string(), name: z.string(), count: z.int() })
export type CollectionFacet = z.infer<typeof CollectionFacet>

/**
 * How many products each choice of a filter would leave. Each filter is counted with all others applied, but not with itself.
 */
export const ProductFacets = z.object({
  /** Those with products, most products first, and the chosen one. */
  categories: z.array(CollectionFacet),
  brands: z.array(CollectionFacet),
  /** The ranges of `PRICE_PRESETS`, in dollars. */
  prices: z.array(z.object({ min: z.number(), max: z.number(), count: z.int() })),
  /** Five stars down to one: products with at least that many. */
  ratings: z.array(z.object({ stars: z.int(), count: z.int() })),
})
export type ProductFacets = z.infer<typeof ProductFacets>
