import { RESPONSE_TEXT, type RelatedProductList } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { type Cache, createVersionedCache } from '../../lib/cache.ts'
import type { Clock } from '../../lib/clock.ts'
import { notFound } from '../../lib/errors.ts'
import { createCatalogueVersion, GRACE_MS } from '../products/catalogue-version.ts'
import { toProduct } from '../products/product-columns.ts'
import { findProductOnSale, findProductsOnSaleByIds } from '../products/queries.ts'
import { findBoughtTogether, findOfSameBrand, findOfSameCategories } from './queries.ts'

const MAX_RELATED = 5
/** More than are shown, so that others take the place of sold-out ones. */
const MAX_CANDIDATES = 12
const MAX_CACHED_PRODUCTS = 1000

type RelatedIds = {
  /** The id of the product itself. */
  id: string
  /** The candidates that go well with it, the best first. */
  companions: readonly string[]
  /** The candidates that may replace it, the best first. */
  substitutes: readonly string[]
}

/** The candidates for a product by its slug or id. Null if it is not on sale. */
export type RelatedIdsCache = Cache<string, RelatedIds | null>

const rank = (...groups: readonly (readonly { id: string }[])[]): string[] =>
  [...new Set(groups.flat().map((row) => row.id))].slice(0, MAX_CANDIDATES)

/** Finds the candidates with four statements. */
async function loadRelatedIds(db: Database, key: string): Promise<RelatedIds | null> {
  const product = await findProductOnSale(db, key, null)
  if (!product) return null
  const { id, brand } = product
  const [boughtTogether, ofSameCategories, ofSameBrand] = await Promise.all([
    findBoughtTogether(db, id, MAX_CANDIDATES),
    findOfSameCategories(db, id, MAX_CANDIDATES),
    findOfSameBrand(db, id, brand?.id ?? null, MAX_CANDIDATES),
  ])
  return {
    id,
    companions: rank(boughtTogether, ofSameCategories, ofSameBrand),
    substitutes: rank(ofSameCategories, boughtTogether, ofSameBrand),
  }
}

/** Caches the candidates for as long as a version of the catalogue lasts. */
export const createRelatedIdsCache = (db: Database, clock: Clock): RelatedIdsCache =>
  createVersionedCache((key: string) => loadRelatedIds(db, key), clock, {
    max: MAX_CACHED_PRODUCTS,
    getVersion: createCatalogueVersion(db, clock),
    graceMs: GRACE_MS,
  })

/**
 * Returns at most five other products on sale that go well with a product, or those that may replace it if it is sold out.
 * Sold-out ones come last.
 *
 * @param key the slug or the id of the product
 * @param userId the user whose likes are included; null for a guest
 * @throws a 404 if the product is not on sale
 */
export async function listRelatedProducts(
  { db, relatedIds }: { db: Database; relatedIds: RelatedIdsCache },
  key: string,
  userId: string | null,
): Promise<RelatedProductList> {
  const related = await relatedIds.get(key)
  if (!related) throw notFound(RESPONSE_TEXT.product.missing)
  const { id, companions, substitutes } = related
  if (companions.length === 0) return { products: [] }
  const rows = await findProductsOnSaleByIds(db, [...new Set([id, ...companions, ...substitutes])], userId)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const ids = (byId.get(id)?.stock ?? 0) > 0 ? companions : substitutes
  const ranked = ids.flatMap((id) => byId.get(id) ?? [])
  const [inStock, soldOut] = [ranked.filter(({ stock }) => stock > 0), ranked.filter(({ stock }) => stock <= 0)]
  return { products: [...inStock, ...soldOut].slice(0, MAX_RELATED).map(toProduct) }
}
