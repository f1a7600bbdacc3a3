import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, productHolds, products } from '../../db/schema/index.ts'

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

/** The brand's products, in the order in which orders lock theirs. */
async function lockProducts(tx: Database, brandId: string): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.brandId, brandId))
    .orderBy(asc(products.id))
    .for('no key update')
}

/**
 * Turns a locked brand off, and with it its products: each that is on, or that another closed parent holds, gets a hold.
 *
 * @param offByMerchant whether its merchant was disabled, and will bring it back when enabled
 */
export async function turnBrandOff(tx: Database, id: string, offByMerchant = false): Promise<void> {
  await tx.update(brands).set({ isActive: false, offByMerchant }).where(eq(brands.id, id))
  await lockProducts(tx, id)
  await tx.execute(sql`
    insert into ${productHolds} (id, product_id, brand_id)
    select gen_random_uuid(), ${products.id}, ${products.brandId} from ${products}
    where ${products.brandId} = ${id} and (${products.isActive}
      or exists (select 1 from ${productHolds} where ${productHolds.productId} = ${products.id}))
    on conflict do nothing`)
  await tx.update(products).set({ isActive: false }).where(eq(products.brandId, id))
}

/** Turns a locked brand on, and with it exactly those products that nothing else holds. */
export async function turnBrandOn(tx: Database, id: string): Promise<void> {
  await tx.update(brands).set({ isActive: true, offByMerchant: false }).where(eq(brands.id, id))
  await lockProducts(tx, id)
  // The update does not see yet what the same statement deletes: so it looks for other holds than the brand's.
  await tx.execute(sql`
    with released as (delete from ${productHolds} where ${productHolds.brandId} = ${id} returning product_id)
    update ${products} set is_active = true
    where ${products.id} in (select product_id from released)
      and not exists (select 1 from ${productHolds}
        where ${productHolds.productId} = ${products.id} and ${productHolds.brandId} is distinct from ${id})`)
}
