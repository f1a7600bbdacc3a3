import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, products } from '../../db/schema/index.ts'
import { onSale } from '../products/on-sale.ts'

/**
 * Divides the products on sale into parts, by id.
 *
 * @returns the last id of each part but the last one: empty if one part is enough
 */
export async function findPartEnds(db: Database, partSize: number): Promise<string[]> {
  const numbered = db.$with('numbered').as(
    db
      .select({
        id: products.id,
        position: sql<number>`row_number() over (order by ${products.id})`.as('position'),
        isLast: sql<boolean>`lead(${products.id}) over (order by ${products.id}) is null`.as('is_last'),
      })
      .from(products)
      .leftJoin(brands, eq(brands.id, products.brandId))
      .where(onSale),
  )
  const rows = await db
    .with(numbered)
    .select({ id: numbered.id })
    .from(numbered)
    .where(sql`${numbered.position} % ${partSize} = 0 and not ${numbered.isLast}`)
    .orderBy(asc(numbered.id))
  return rows.map(({ id }) => id)
}

/**
 * Returns the next products on sale, by id.
 *
 * @param after an id, exclusive
 * @param until an id, inclusive; undefined for no end
 */
export function findNextProducts(db: Database, after: string, until: string | undefined, limit: number) {
  return db
    .select({ id: products.id, slug: products.slug, updatedAt: products.updatedAt })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(onSale, gt(products.id, after), until === undefined ? undefined : lte(products.id, until)))
    .orderBy(asc(products.id))
    .limit(limit)
}
