import DataLoader from 'dataloader'
import type { ProductRow } from './product-columns.ts'

/**
 * Loads products by slug, with one query for all slugs that are requested in the same turn of the event loop. Nothing is
 * cached, so each product is read after its request.
 *
 * @param find returns the products it finds, in any order
 * @returns a function that resolves to undefined when the product is not found
 */
export function createProductLoader(
  find: (slugs: readonly string[]) => Promise<ProductRow[]>,
): (slug: string) => Promise<ProductRow | undefined> {
  const loader = new DataLoader<string, ProductRow | undefined>(
    async (slugs) => {
      // The loader's cache only removes duplicates within a batch.
      loader.clearAll()
      const rows = new Map((await find(slugs)).map((row) => [row.slug, row]))
      return slugs.map((slug) => rows.get(slug))
    },
    { batchScheduleFn: setImmediate },
  )
  return (slug) => loader.load(slug)
}
