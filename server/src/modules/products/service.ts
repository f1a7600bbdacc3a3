import {
  FEATURED_SLUGS,
  type FeaturedProduct,
  LIMITS,
  type Product,
  type ProductFacets,
  type ProductPage,
  type ProductsByIds,
  type Suggestion,
  toDollars,
} from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { toImageUrl } from '../../images/picture-url.ts'
import { toPageInfo } from '../../lib/pagination.ts'
import { parseIds } from '../../lib/parse-ids.ts'
import { countFacets } from './facet-index.ts'
import { isSlug } from './is-slug.ts'
import type { ListingCache } from './listing-cache.ts'
import { type ListingIndex, slicePage } from './listing-index.ts'
import { type ProductRow, toProduct } from './product-columns.ts'
import { type ProductFilter, parseProductFilter, parseSearchText, type RawQuery } from './product-filter.ts'
import { createProductLoader } from './product-loader.ts'
import {
  countProductsOnSale,
  findProductOnSale,
  findProductsOnSale,
  findProductsOnSaleByIds,
  findProductsOnSaleBySlugs,
} from './queries.ts'

function sortByIds(rows: readonly ProductRow[], ids: readonly string[]): ProductRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

type ListedRows = { rows: ProductRow[]; count: number }

/** Reads a page and its count from the database. */
async function queryPage(db: Database, filter: ProductFilter, userId: string | null): Promise<ListedRows> {
  const rows = await findProductsOnSale(db, filter, userId)
  // Each row carries the count. A page past the last one has no rows.
  return { rows, count: rows[0]?.count ?? (filter.paging.offset === 0 ? 0 : await countProductsOnSale(db, filter)) }
}

/** Cuts a page from the cached index and reads its products from the database. */
async function indexedPage(
  db: Database,
  index: ListingIndex,
  filter: ProductFilter,
  userId: string | null,
): Promise<ListedRows> {
  const { ids, count } = slicePage(index, filter, filter.sortOrder === 1)
  const rows = ids.length === 0 ? [] : await findProductsOnSaleByIds(db, ids, userId)
  return { rows: sortByIds(rows, ids), count }
}

/**
 * Returns a page of the products on sale. A page past the last one is empty and has the true count.
 *
 * @param userId the user whose likes are included; null for a guest
 */
export async function listProducts(
  { db, listings }: { db: Database; listings: ListingCache },
  query: RawQuery,
  userId: string | null,
): Promise<ProductPage> {
  const filter = parseProductFilter(query)
  const index = await listings.getIndex(filter)
  const { rows, count } = index ? await indexedPage(db, index, filter, userId) : await queryPage(db, filter, userId)
  return { products: rows.map(toProduct), ...toPageInfo(count, filter.paging) }
}

/**
 * Returns those of the products that are on sale, in the order of their ids.
 *
 * @param ids a comma-separated list; invalid ids and those beyond `LIMITS.lookedAt` are ignored
 * @param userId the user whose likes are included; null for a guest
 */
export async function listProductsByIds(db: Database, ids: unknown, userId: string | null): Promise<ProductsByIds> {
  const requested = parseIds(ids, LIMITS.lookedAt)
  const rows = requested.length === 0 ? [] : await findProductsOnSaleByIds(db, requested, userId)
  return { products: sortByIds(rows, requested).map(toProduct) }
}

/** Counts how many products on sale each choice of each filter would leave. */
export async function countProductFacets(listings: ListingCache, query: RawQuery): Promise<ProductFacets> {
  const filter = parseProductFilter(query)
  const [index, name] = [await listings.getFacetIndex(), await listings.getLowerCase(filter.name)]
  return countFacets(index, { ...filter, name })
}

/**
 * Creates a function that finds the product on sale with a slug or an id. Most requests are guests' requests by slug; those
 * of one turn of the event loop share a query.
 */
export function createProductFinder(
  db: Database,
): (key: string, userId: string | null) => Promise<Product | undefined> {
  const loadBySlug = createProductLoader((slugs) => findProductsOnSaleBySlugs(db, slugs, null))
  return async (key, userId) => {
    const isGuestSlug = userId === null && isSlug(key) && !isId(key)
    const row = await (isGuestSlug ? loadBySlug(key) : findProductOnSale(db, key, userId))
    return row && toProduct(row)
  }
}

/** Returns at most ten products on sale whose names contain the text. */
export async function suggestProducts(listings: ListingCache, text: string): Promise<Suggestion[]> {
  const term = parseSearchText(text)
  if (term === '') return []
  const rows = await listings.getSuggestions(term)
  return rows.map(({ name, slug, pictureHash, priceCents }) => ({
    name,
    slug,
    imageUrl: toImageUrl(pictureHash),
    price: toDollars(priceCents),
  }))
}

/**
 * Returns those of the featured toys that are on sale, in the order of their slugs.
 *
 * @param userId the user whose likes are included; null for a guest
 */
export async function listFeaturedProducts(db: Database, userId: string | null): Promise<FeaturedProduct[]> {
  const found: ProductRow[] = await findProductsOnSaleBySlugs(db, FEATURED_SLUGS, userId)
  const rows = new Map(found.map((row) => [row.slug, row]))
  return FEATURED_SLUGS.flatMap((slug) => {
    const row = rows.get(slug)
    if (!row) return []
    const { _id, name, imageUrl, price, taxable, inventory, isLiked } = toProduct(row)
    return { _id, slug, name, imageUrl, price, taxable, inventory, ...(isLiked !== undefined && { isLiked }) }
  })
}
