import { type Product, type ProductPage, type Suggestion, toDollars } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { imageUrlOf } from '../../images/picture-url.ts'
import { pageAnswer } from '../../paging.ts'
import { toProduct } from './product-columns.ts'
import { productFilterOf, type RawQuery, searchTextOf } from './product-filter.ts'
import { countOnSale, productOnSale, productsOnSale, suggestionsFor } from './queries.ts'

const MOST_SUGGESTIONS = 10

/**
 * A page of what is on sale. Past the last page it is empty, with the true count.
 *
 * @param userId who asks; null for a guest, who likes nothing.
 */
export async function listProducts(db: Database, query: RawQuery, userId: string | null): Promise<ProductPage> {
  const filter = productFilterOf(query)
  const [rows, count] = await Promise.all([productsOnSale(db, filter, userId), countOnSale(db, filter)])
  return { products: rows.map(toProduct), ...pageAnswer(count, filter.paging) }
}

/** The product on sale with this slug or id. */
export async function findProduct(db: Database, key: string, userId: string | null): Promise<Product | undefined> {
  const row = await productOnSale(db, key, userId)
  return row && toProduct(row)
}

/** At most ten products on sale whose names contain the term. */
export async function suggestProducts(db: Database, text: string): Promise<Suggestion[]> {
  const term = searchTextOf(text)
  if (term === '') return []
  const rows = await suggestionsFor(db, term, MOST_SUGGESTIONS)
  return rows.map(({ name, slug, pictureHash, priceCents }) => ({
    name,
    slug,
    imageUrl: imageUrlOf(pictureHash),
    price: toDollars(priceCents),
  }))
}
