import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, products } from '../../db/schema/index.ts'
import { holdProducts, lockProductsWhere, releaseProducts } from '../products/product-holds.ts'

/**
 * A brand that nobody else turns on or off until the transaction ends. Who changes a brand together with its merchant or
 * its products locks the brand first, then the merchant, then the products: in another order two would wait for each other.
 *
 * @returns undefined when there is no such brand
 */
export async function lockBrand(tx: Database, id: string) {
  const [brand] = await tx.select().from(brands).where(eq(brands.id, id)).for('update')
  return brand
}

/**
 * Turns a locked brand off, and with it its products: each that is on, or that another closed parent holds, gets a hold.
 *
 * @param offByMerchant whether its merchant was disabled, and will bring it back when enabled
 */
export async function turnBrandOff(tx: Database, id: string, offByMerchant = false): Promise<void> {
  await tx.update(brands).set({ isActive: false, offByMerchant }).where(eq(brands.id, id))
  await holdProducts(tx, { brandId: id }, await lockProductsWhere(tx, eq(products.brandId, id)))
}

/** Turns a locked brand on, and with it exactly those products that nothing else holds. */
export async function turnBrandOn(tx: Database, id: string): Promise<void> {
  await tx.update(brands).set({ isActive: true, offByMerchant: false }).where(eq(brands.id, id))
  await releaseProducts(tx, { brandId: id })
}
