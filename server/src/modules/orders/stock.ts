import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, products } from '../../db/schema/index.ts'
import { type CartProduct, cartProductColumns } from '../cart/queries.ts'

/** A quantity of a product. */
type StockItem = { productId: string; quantity: number }

/**
 * Locks products until the transaction ends, sorted by id so that concurrent orders cannot deadlock. `no key update` and not
 * `update`, because a new cart line takes the weaker `key share` lock of its foreign key, which must not wait for orders.
 *
 * @returns the locked rows; deleted products are missing
 */
export function lockProducts(tx: Database, ids: readonly string[]): Promise<CartProduct[]> {
  return tx
    .select(cartProductColumns)
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update', { of: products })
}

const toRows = (items: readonly StockItem[]): SQL =>
  sql.join(
    items.map(({ productId, quantity }) => sql`(${productId}::uuid, ${quantity}::int)`),
    sql`, `,
  )

/** Adds quantities to the stock of locked products. Each product occurs once; deleted products are ignored. */
export async function returnStock(tx: Database, items: readonly StockItem[]): Promise<void> {
  if (items.length === 0) return
  await tx.execute(
    sql`update ${products} set stock = ${products.stock} + returned.quantity from (values ${toRows(items)}) as returned (id, quantity) where ${products.id} = returned.id`,
  )
}
