import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { productHolds, products } from '../../db/schema/index.ts'
import { uuidList } from '../../db/uuid-list.ts'

/** What holds products: a closed category or brand, or that their brand was deleted (see `productHolds`). */
type Holder = { categoryId: string } | { brandId: string } | 'deleted brand'

const parentsOf = (holder: Holder): { categoryId?: string; brandId?: string } =>
  holder === 'deleted brand' ? {} : holder

function heldBy(holder: Holder): SQL | undefined {
  const { categoryId, brandId } = parentsOf(holder)
  return and(
    categoryId === undefined ? isNull(productHolds.categoryId) : eq(productHolds.categoryId, categoryId),
    brandId === undefined ? isNull(productHolds.brandId) : eq(productHolds.brandId, brandId),
  )
}

const anyHold = sql`exists (select 1 from ${productHolds} where ${productHolds.productId} = ${products.id})`

/**
 * Locks products until the transaction ends, in the order in which orders lock theirs. Holds of a product change only
 * under its lock.
 *
 * @returns the ids of those that there are
 */
export async function lockProductsWhere(tx: Database, where: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(asc(products.id))
    .for('no key update')
  return rows.map(({ id }) => id)
}

/** Turns locked products off, with a hold on each that is on or that something else holds already. */
export async function holdProducts(tx: Database, holder: Holder, ids: readonly string[]): Promise<void> {
  const these = sql`${products.id} in ${uuidList(ids)}`
  const { categoryId = null, brandId = null } = parentsOf(holder)
  await tx.execute(sql`
    insert into ${productHolds} (id, product_id, category_id, brand_id)
    select gen_random_uuid(), ${products.id}, ${categoryId}::uuid, ${brandId}::uuid from ${products}
    where ${these} and (${products.isActive} or ${anyHold})
    on conflict do nothing`)
  await tx.update(products).set({ isActive: false }).where(and(these, products.isActive))
}

/** Turns on those of locked products that have lost their last hold. */
async function turnOnUnheld(tx: Database, released: readonly { id: string }[]): Promise<void> {
  if (released.length === 0) return
  const these = sql`${products.id} in ${uuidList(released.map(({ id }) => id))}`
  await tx
    .update(products)
    .set({ isActive: true })
    .where(and(these, sql`not ${anyHold}`))
}

/**
 * Ends what holds products, and turns on those that nothing else holds.
 *
 * @param ids only of these, which are locked; otherwise of all that it holds, which are locked here
 */
export async function releaseProducts(tx: Database, holder: Holder, ids?: readonly string[]): Promise<void> {
  const held = sql`${products.id} in (select ${productHolds.productId} from ${productHolds} where ${heldBy(holder)})`
  const these = ids ?? (await lockProductsWhere(tx, held))
  const released = await tx
    .delete(productHolds)
    .where(and(heldBy(holder), sql`${productHolds.productId} in ${uuidList(these)}`))
    .returning({ id: productHolds.productId })
  await turnOnUnheld(tx, released)
}

/**
 * A locked product has got another brand or none. What held it as the old brand's is over; that its brand was deleted
 * is over when it has a new one.
 */
export async function releaseFromBrands(tx: Database, productId: string, hasBrand: boolean): Promise<void> {
  const ended = hasBrand ? isNull(productHolds.categoryId) : sql`${productHolds.brandId} is not null`
  const released = await tx
    .delete(productHolds)
    .where(and(eq(productHolds.productId, productId), ended))
    .returning({ id: productHolds.productId })
  await turnOnUnheld(tx, released)
}

/** Forgets who held a locked product: from now on somebody says by hand whether it is on. */
export async function forgetHolds(tx: Database, productId: string): Promise<void> {
  await tx.delete(productHolds).where(eq(productHolds.productId, productId))
}
