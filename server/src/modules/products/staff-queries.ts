import type { SelectOption } from '@whirligig/contract'
import { and, asc, count, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import { contains } from '../../db/contains.ts'
import type { Database } from '../../db/database.ts'
import { brands, products } from '../../db/schema/index.ts'
import type { Pagination } from '../../lib/pagination.ts'
import { type ProductRow, productColumns } from './product-columns.ts'
import { type StaffScope, theirProducts } from './staff-scope.ts'

const staffColumns = { ...productColumns, version: products.version }
export type StaffProductRow = ProductRow & { version: number }

/** @param search '' is no filter */
function matching(scope: StaffScope, search: string): SQL | undefined {
  const found = search === '' ? undefined : or(contains(products.name, search), contains(products.sku, search))
  return and(theirProducts(scope), found)
}

/** A page of all their products, the newest first. */
export function staffProducts(
  db: Database,
  scope: StaffScope,
  search: string,
  { limit, offset }: Pagination,
): Promise<StaffProductRow[]> {
  const newestFirst = [desc(products.createdAt), desc(products.id)] as const
  // What lies before the page is counted off in the index; only the page itself is read.
  const page = db
    .select({ id: products.id })
    .from(products)
    .where(matching(scope, search))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
  return db
    .select(staffColumns)
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, page))
    .orderBy(...newestFirst)
}

/** How many there are on all pages. */
export async function countStaffProducts(db: Database, scope: StaffScope, search: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(products).where(matching(scope, search))
  return row?.n ?? 0
}

export async function staffProduct(db: Database, scope: StaffScope, id: string): Promise<StaffProductRow | undefined> {
  const [row] = await db
    .select(staffColumns)
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(eq(products.id, id), theirProducts(scope)))
  return row
}

/**
 * Names to choose from, in their order.
 *
 * @param limit undefined: all of them
 */
export function productChoices(
  db: Database,
  scope: StaffScope,
  search: string,
  limit: number | undefined,
): Promise<SelectOption[]> {
  const choices = db
    .select({ _id: products.id, name: products.name })
    .from(products)
    .where(matching(scope, search))
    .orderBy(asc(products.name), asc(products.id))
    .$dynamic()
  return limit === undefined ? choices : choices.limit(limit)
}

/** What an edit has to know of one of their products, which is locked until the transaction ends. */
export async function lockStaffProduct(tx: Database, scope: StaffScope, id: string) {
  const [row] = await tx
    .select({ brandId: products.brandId, version: products.version, stock: products.stock })
    .from(products)
    .where(and(eq(products.id, id), theirProducts(scope)))
    .for('update')
  return row
}

/** Whether there is such a brand; it stays until the transaction ends. */
export async function keepBrand(tx: Database, id: string): Promise<boolean> {
  const rows = await tx.select({ id: brands.id }).from(brands).where(eq(brands.id, id)).for('key share')
  return rows.length > 0
}

/** Whether a product, anybody's, has the sku. */
export async function isSkuTaken(db: Database, sku: string): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).where(eq(products.sku, sku))
  return rows.length > 0
}

/** @returns false where they have no such product */
export async function deleteStaffProduct(db: Database, scope: StaffScope, id: string): Promise<boolean> {
  const rows = await db
    .delete(products)
    .where(and(eq(products.id, id), theirProducts(scope)))
    .returning({ id: products.id })
  return rows.length > 0
}
