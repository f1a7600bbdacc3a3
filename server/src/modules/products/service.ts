import { type Product, type ProductPage, type Suggestion, toDollars } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { toImageUrl } from '../../images/picture-url.ts'
import { together } from '../../lib/at-once.ts'
import { toPageInfo } from '../../lib/pagination.ts'
import { isSlug } from './is-slug.ts'
import { type ProductRow, toProduct } from './product-columns.ts'
import { type ProductFilter, productFilterOf, type RawQuery, searchTextOf } from './product-filter.ts'
import { countOnSale, productOnSale, productsOnSale, productsOnSaleByIds, productsOnSaleBySlugs } from './queries.ts'
import { pick, type Shelf } from './shelf.ts'
import type { Shelves } from './shelves.ts'

type ListedRows = { rows: ProductRow[]; count: number }

/** A page and the count that the database finds for this call. */
async function liveList(db: Database, filter: ProductFilter, userId: string | null): Promise<ListedRows> {
  const rows = await productsOnSale(db, filter, userId)
  // Past the last page there is no row to say it.
  return { rows, count: rows[0]?.count ?? (filter.paging.offset === 0 ? 0 : await countOnSale(db, filter)) }
}

/** A page of the order that is remembered; its products are those of now. */
async function shelvedList(
  db: Database,
  shelf: Shelf,
  filter: ProductFilter,
  userId: string | null,
): Promise<ListedRows> {
  const { ids, count } = pick(shelf, filter, filter.sortOrder === 1)
  const found = ids.length === 0 ? [] : await productsOnSaleByIds(db, ids, userId)
  const byId = new Map(found.map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), count }
}

/**
 * A page of what is on sale. Past the last page it is empty, with the true count.
 *
 * @param userId who asks; null for a guest, who likes nothing.
 */
export async function listProducts(
  { db, shelves }: { db: Database; shelves: Shelves },
  query: RawQuery,
  userId: string | null,
): Promise<ProductPage> {
  const filter = productFilterOf(query)
  const shelf = await shelves.of(filter)
  const { rows, count } = shelf ? await shelvedList(db, shelf, filter, userId) : await liveList(db, filter, userId)
  return { products: rows.map(toProduct), ...toPageInfo(count, filter.paging) }
}

/** Finds the product on sale with a slug or id. Guests who ask in one turn are one statement: most calls are theirs. */
export function productFinder(db: Database): (key: string, userId: string | null) => Promise<Product | undefined> {
  const bySlug = together(async (slugs) => {
    const rows = await productsOnSaleBySlugs(db, slugs)
    return new Map(rows.map((row) => [row.slug, row]))
  })
  return async (key, userId) => {
    const row = await (userId === null && isSlug(key) && !isId(key) ? bySlug(key) : productOnSale(db, key, userId))
    return row && toProduct(row)
  }
}

/** At most ten products on sale whose names contain the term. */
export async function suggestProducts(shelves: Shelves, text: string): Promise<Suggestion[]> {
  const term = searchTextOf(text)
  if (term === '') return []
  const rows = await shelves.suggestions(term)
  return rows.map(({ name, slug, pictureHash, priceCents }) => ({
    name,
    slug,
    imageUrl: toImageUrl(pictureHash),
    price: toDollars(priceCents),
  }))
}
