import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, products } from '../../db/schema/index.ts'
import type { Emit } from '../../lib/domain-events.ts'
import { deactivateProducts, lockProductsWhere, reactivateProducts } from '../products/deactivations.ts'

/**
 * Locks a brand until the transaction ends. A transaction that also changes its merchant or its products locks the brand
 * first, then the merchant, then the products: another order could deadlock.
 *
 * @returns undefined when there is no such brand
 */
export async function lockBrand(tx: Database, id: string) {
  const [brand] = await tx.select().from(brands).where(eq(brands.id, id)).for('update')
  return brand
}

/**
 * Deactivates a locked brand and its products.
 *
 * @param byMerchant whether the brand is deactivated because its merchant is disabled. Enabling the merchant activates it
 *   again.
 */
export async function deactivateBrand(
  tx: Database,
  emit: Emit,
  id: string,
  { byMerchant = false }: { byMerchant?: boolean } = {},
): Promise<void> {
  await tx.update(brands).set({ isActive: false, offByMerchant: byMerchant }).where(eq(brands.id, id))
  await deactivateProducts(tx, { brandId: id }, await lockProductsWhere(tx, eq(products.brandId, id)))
  emit('catalogueChanged')
}

/** Activates a locked brand, and the products that only this brand had deactivated. */
export async function activateBrand(tx: Database, emit: Emit, id: string): Promise<void> {
  await tx.update(brands).set({ isActive: true, offByMerchant: false }).where(eq(brands.id, id))
  await reactivateProducts(tx, { brandId: id })
  emit('catalogueChanged')
}
