import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, products } from '../../db/schema/index.ts'
import { type CartProduct, cartProductColumns } from '../cart/queries.ts'

/** Pieces of a product. */
export type Pieces = { productId: string; quantity: number }

/**
 * Locks products until the transaction ends, always in the order of their ids: two orders that want the same ones wait
 * for each other, never in a circle. What is answered is what the transaction may rely on; a deleted one is missing.
 */
export function lockProducts(tx: Database, ids: readonly string[]): Promise<CartProduct[]> {
  return tx
    .select(cartProductColumns)
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('update', { of: products })
}

const rows = (pieces: readonly Pieces[]): SQL =>
  sql.join(
    pieces.map(({ productId, quantity }) => sql`(${productId}::uuid, ${quantity}::int)`),
    sql`, `,
  )

/** Takes pieces out of the stock of locked products. The table refuses a stock below zero. */
export async function takeStock(tx: Database, pieces: readonly Pieces[]): Promise<void> {
  await tx.execute(
    sql`update ${products} set stock = ${products.stock} - taken.quantity from (values ${rows(pieces)}) as taken (id, quantity) where ${products.id} = taken.id`,
  )
}

/** Gives pieces back to locked products; each product at most once in the list. What was deleted takes nothing. */
export async function returnStock(tx: Database, pieces: readonly Pieces[]): Promise<void> {
  if (pieces.length === 0) return
  await tx.execute(
    sql`update ${products} set stock = ${products.stock} + returned.quantity from (values ${rows(pieces)}) as returned (id, quantity) where ${products.id} = returned.id`,
  )
}
