import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { productDeactivations, products } from '../../db/schema/index.ts'
import { uuidList } from '../../db/uuid-list.ts'

/** Why products are inactive: an inactive category or brand, or a deleted brand. */
type Reason = { categoryId: string } | { brandId: string } | 'deleted brand'

const toParents = (reason: Reason): { categoryId?: string; brandId?: string } =>
  reason === 'deleted brand' ? {} : reason

function hasReason(reason: Reason): SQL | undefined {
  const { categoryId, brandId } = toParents(reason)
  return and(
    categoryId === undefined
      ? isNull(productDeactivations.categoryId)
      : eq(productDeactivations.categoryId, categoryId),
    brandId === undefined ? isNull(productDeactivations.brandId) : eq(productDeactivations.brandId, brandId),
  )
}

const isOfProduct = (ids: readonly string[]): SQL => sql`${productDeactivations.productId} in ${uuidList(ids)}`

const isDeactivated = sql`exists (select 1 from ${productDeactivations} where ${productDeactivations.productId} = ${products.id})`

/**
 * Locks products until the transaction ends, in the order in which orders lock theirs. The deactivations of a product change
 * only while it is locked.
 *
 * @returns the ids of the products that exist
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

/** Deactivates locked products for a reason. A product that was deactivated by hand stays so, without a reason. */
export async function deactivateProducts(tx: Database, reason: Reason, ids: readonly string[]): Promise<void> {
  const isListed = sql`${products.id} in ${uuidList(ids)}`
  const { categoryId = null, brandId = null } = toParents(reason)
  await tx.execute(sql`
    insert into ${productDeactivations} (id, product_id, category_id, brand_id)
    select gen_random_uuid(), ${products.id}, ${categoryId}::uuid, ${brandId}::uuid from ${products}
    where ${isListed} and (${products.isActive} or ${isDeactivated})
    on conflict do nothing`)
  await tx.update(products).set({ isActive: false }).where(and(isListed, products.isActive))
}

/** Activates those of the locked products that have no deactivation left. */
async function activateReleased(tx: Database, released: readonly { id: string }[]): Promise<void> {
  if (released.length === 0) return
  const isReleased = sql`${products.id} in ${uuidList(released.map(({ id }) => id))}`
  await tx
    .update(products)
    .set({ isActive: true })
    .where(and(isReleased, sql`not ${isDeactivated}`))
}

/**
 * Removes a reason, and activates the products that have no other one.
 *
 * @param ids locked products to remove it from; by default all products with the reason, which are locked here
 */
export async function reactivateProducts(tx: Database, reason: Reason, ids?: readonly string[]): Promise<void> {
  const isAffected = sql`${products.id} in (select ${productDeactivations.productId} from ${productDeactivations} where ${hasReason(reason)})`
  const lockedIds = ids ?? (await lockProductsWhere(tx, isAffected))
  const released = await tx
    .delete(productDeactivations)
    .where(and(hasReason(reason), sql`${productDeactivations.productId} in ${uuidList(lockedIds)}`))
    .returning({ id: productDeactivations.productId })
  await activateReleased(tx, released)
}

/**
 * Removes the deactivations by the old brand when locked products get another brand or none. A deactivation by a deleted
 * brand ends only with a new brand.
 */
export async function clearBrandDeactivations(
  tx: Database,
  productIds: readonly string[],
  hasBrand: boolean,
): Promise<void> {
  if (productIds.length === 0) return
  const isOutdated = hasBrand
    ? isNull(productDeactivations.categoryId)
    : sql`${productDeactivations.brandId} is not null`
  const released = await tx
    .delete(productDeactivations)
    .where(and(isOfProduct(productIds), isOutdated))
    .returning({ id: productDeactivations.productId })
  await activateReleased(tx, released)
}

/** Removes all deactivations of locked products. From then on they are activated and deactivated by hand. */
export async function clearDeactivations(tx: Database, productIds: readonly string[]): Promise<void> {
  await tx.delete(productDeactivations).where(isOfProduct(productIds))
}

/** Activates or deactivates locked products by hand. */
export async function setActiveByHand(tx: Database, ids: readonly string[], isActive: boolean): Promise<void> {
  if (ids.length === 0) return
  await clearDeactivations(tx, ids)
  await tx
    .update(products)
    .set({ isActive })
    .where(sql`${products.id} in ${uuidList(ids)}`)
}
