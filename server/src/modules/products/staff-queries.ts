import type { SelectOption } from '@whirligig/contract'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, products } from '../../db/schema/index.ts'
import { uuidList } from '../../db/uuid-list.ts'
import type { Pagination } from '../../lib/pagination.ts'
import { type OffReasonRow, offReasonColumns } from './off-reasons.ts'
import { categoryIds } from './product-categories.ts'
import { type ProductRow, productColumns, singleProductColumns } from './product-columns.ts'
import { ALL_PRODUCTS, matchingProducts, type StaffFilter, toStaffOrder } from './staff-filter.ts'
import { productsInScope, type StaffScope } from './staff-scope.ts'

const staffColumns = { ...productColumns, ...offReasonColumns, version: products.version }
export type StaffProductRow = ProductRow & OffReasonRow & { version: number; categories?: string[] }

/** Returns a page of the products in the scope. */
export function findStaffProducts(
  db: Database,
  scope: StaffScope,
  filter: StaffFilter,
  { limit, offset }: Pagination,
): Promise<StaffProductRow[]> {
  const order = toStaffOrder(filter.sort)
  // The subquery skips rows in the index; only the page's rows are read.
  const page = db
    .select({ id: products.id })
    .from(products)
    .where(matchingProducts(scope, filter))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return db
    .select(staffColumns)
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, page))
    .orderBy(...order)
}

/** Counts the products on all pages. */
export async function countStaffProducts(db: Database, scope: StaffScope, filter: StaffFilter): Promise<number> {
  const [row] = await db.select({ n: count() }).from(products).where(matchingProducts(scope, filter))
  return row?.n ?? 0
}

export async function findStaffProductById(
  db: Database,
  scope: StaffScope,
  id: string,
): Promise<StaffProductRow | undefined> {
  const [row] = await db
    .select({ ...singleProductColumns, ...offReasonColumns, version: products.version, categories: categoryIds })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(eq(products.id, id), productsInScope(scope)))
  return row
}

/**
 * Returns ids and names, by name.
 *
 * @param limit undefined for all
 */
export function findProductOptions(
  db: Database,
  scope: StaffScope,
  search: string,
  limit: number | undefined,
): Promise<SelectOption[]> {
  const options = db
    .select({ _id: products.id, name: products.name })
    .from(products)
    .where(matchingProducts(scope, { ...ALL_PRODUCTS, search }))
    .orderBy(asc(products.name), asc(products.id))
    .$dynamic()
  return limit === undefined ? options : options.limit(limit)
}

/** Locks a product in the scope until the transaction ends, and returns what an edit compares with. */
export async function lockStaffProduct(tx: Database, scope: StaffScope, id: string) {
  const [row] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, id), productsInScope(scope)))
    .for('no key update')
  return row
}

/** Locks those of the products that are in the scope until the transaction ends, in the order in which orders lock theirs. */
export function lockStaffProducts(tx: Database, scope: StaffScope, ids: readonly string[]) {
  return tx
    .select()
    .from(products)
    .where(and(sql`${products.id} in ${uuidList(ids)}`, productsInScope(scope)))
    .orderBy(asc(products.id))
    .for('no key update')
}

/** Returns those of the products that are in the scope, in no particular order. */
export function findStaffProductsByIds(
  db: Database,
  scope: StaffScope,
  ids: readonly string[],
): Promise<StaffProductRow[]> {
  return db
    .select(staffColumns)
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(sql`${products.id} in ${uuidList(ids)}`, productsInScope(scope)))
}

/** Prevents the deletion of a brand until the transaction ends. @returns false when there is no such brand */
export async function lockBrandForShare(tx: Database, id: string): Promise<boolean> {
  const rows = await tx.select({ id: brands.id }).from(brands).where(eq(brands.id, id)).for('key share')
  return rows.length > 0
}

/** Whether any product has the sku, in any scope. */
export async function isSkuTaken(db: Database, sku: string): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).where(eq(products.sku, sku))
  return rows.length > 0
}

/** @returns the name of the product, or undefined when the scope has none */
export async function deleteProductInScope(db: Database, scope: StaffScope, id: string): Promise<string | undefined> {
  const [row] = await db
    .delete(products)
    .where(and(eq(products.id, id), productsInScope(scope)))
    .returning({ name: products.name })
  return row?.name
}
