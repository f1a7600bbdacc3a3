import { createBatchLoader } from '../../lib/batch-loader.ts'
import type { ProductRow } from './product-columns.ts'

/**
 * Loads products by slug, with one query for all slugs that are requested in the same turn of the event loop.
 *
 * @param find returns the products it finds, in any order
 * @returns a function that resolves to undefined when the product is not found
 */
export const createProductLoader = (
  find: (slugs: readonly string[]) => Promise<ProductRow[]>,
): ((slug: string) => Promise<ProductRow | undefined>) =>
  createBatchLoader<string, ProductRow | undefined>(async (slugs) => {
    const rows = new Map((await find([...new Set(slugs)])).map((row) => [row.slug, row]))
    return slugs.map((slug) => rows.get(slug))
  })
