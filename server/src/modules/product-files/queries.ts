import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { brands, products } from '../../db/schema/index.ts'
import type { BrandRef, ExistingProduct, PlannedRow } from './plan-import.ts'

/** The number of rows of one statement. It keeps the embedded database from holding up other requests for long. */
const BATCH_SIZE = 40

export function* toBatches<Item>(items: readonly Item[], size = BATCH_SIZE): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

/** The fields of products that a file has, except the brand. */
export const fileFields = {
  id: products.id,
  sku: products.sku,
  name: products.name,
  description: products.description,
  priceCents: products.priceCents,
  stock: products.stock,
  taxable: products.taxable,
  isActive: products.isActive,
  age: products.age,
  size: products.size,
  material: products.material,
}

/** Returns the products with one of the skus, in any scope, by sku. */
export async function findProductsBySku(db: Database, skus: readonly string[]): Promise<Map<string, ExistingProduct>> {
  const found = new Map<string, ExistingProduct>()
  for (const batch of toBatches(skus, 100)) {
    const rows = await db
      .select({ ...fileFields, brandId: products.brandId })
      .from(products)
      .where(inArray(products.sku, batch))
    for (const row of rows) found.set(row.sku, row)
  }
  return found
}

/** Returns all brands. There are as many as the shop's header can list. */
export const findBrandRefs = (db: Database): Promise<BrandRef[]> =>
  db.select({ id: brands.id, slug: brands.slug }).from(brands)

/** Prevents the deletion of brands until the transaction ends. @returns the ids of those that exist */
export async function lockBrandsForShare(tx: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(inArray(brands.id, [...ids]))
    .orderBy(brands.id)
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

/** Returns those of the slugs that products have. */
export async function findTakenSlugs(db: Database, slugs: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>()
  for (const batch of toBatches(slugs, 200)) {
    const rows = await db.select({ slug: products.slug }).from(products).where(inArray(products.slug, batch))
    for (const { slug } of rows) taken.add(slug)
  }
  return taken
}

/** Inserts new products without a picture. @param slugs of the rows, in their order @returns their ids, in the same order */
export async function insertProducts(
  tx: Database,
  rows: readonly PlannedRow[],
  slugs: readonly string[],
  createdAt: Date,
): Promise<string[]> {
  const values = rows.map(({ sku, fields }, index) => ({ id: newId(), sku, slug: slugs[index] ?? sku, ...fields }))
  for (const batch of toBatches(values)) {
    await tx.insert(products).values(batch.map((row) => ({ ...row, createdAt, updatedAt: createdAt })))
  }
  return values.map(({ id }) => id)
}

/** Updates existing products, except whether they are active. They are locked. */
export async function updateProducts(tx: Database, rows: readonly PlannedRow[], updatedAt: Date): Promise<void> {
  for (const batch of toBatches(rows)) {
    const values = batch.map(({ existing, fields }) => ({ id: existing?.id, ...fields }))
    await tx.execute(sql`
      update ${products} set name = r.name, description = r.description, price_cents = r."priceCents", stock = r.stock,
        taxable = r.taxable, brand_id = r."brandId", age = r.age, size = r.size, material = r.material,
        version = ${products.version} + 1, updated_at = ${updatedAt.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r(id uuid, name text, description text, "priceCents" integer,
        stock integer, taxable boolean, "brandId" uuid, age text, size text, material text)
      where ${products.id} = r.id`)
  }
}
