import type { Category } from '@whirligig/contract'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { categories, productCategories, products } from '../../db/schema/index.ts'
import { uuidList } from '../../db/uuid-list.ts'
import { productsInScope, type StaffScope } from '../products/staff-scope.ts'

/** The condition that a product of a category is in the scope. */
function isInScope(scope: StaffScope): SQL {
  if (scope.all) return sql`true`
  return sql`${productCategories.productId} in (select ${products.id} from ${products} where ${productsInScope(scope)})`
}

/** Selects the ids of a category's products, sorted, from the primary key of the join table. */
const productIds = (scope: StaffScope) =>
  sql<
    string[]
  >`(select coalesce(json_agg(${productCategories.productId} order by ${productCategories.productId}), '[]') from ${productCategories} where ${productCategories.categoryId} = ${categories.id} and ${isInScope(scope)})`

const columns = {
  _id: categories.id,
  name: categories.name,
  slug: categories.slug,
  description: categories.description,
  isActive: categories.isActive,
  version: categories.version,
}

const selectCategories = (db: Database, scope: StaffScope, where?: SQL): Promise<Category[]> =>
  db
    .select({ ...columns, products: productIds(scope) })
    .from(categories)
    .where(where)
    .orderBy(asc(categories.name), asc(categories.id))

/** Returns all categories, active or not, by name, with the products in the scope. */
export const findStaffCategories = (db: Database, scope: StaffScope): Promise<Category[]> => selectCategories(db, scope)

export async function findCategoryById(db: Database, id: string): Promise<Category | undefined> {
  const [row] = await selectCategories(db, { all: true }, eq(categories.id, id))
  return row
}

/** Locks a category until the transaction ends. A transaction that also changes its products locks the category first. */
export async function lockCategory(tx: Database, id: string) {
  const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
  return row
}

export async function findCategoryProductIds(tx: Database, categoryId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: productCategories.productId })
    .from(productCategories)
    .where(eq(productCategories.categoryId, categoryId))
  return rows.map(({ id }) => id)
}

/** @param ids of locked products, which cannot be deleted concurrently */
export async function addProductsToCategory(tx: Database, categoryId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into ${productCategories} (category_id, product_id)
    select ${categoryId}::uuid, value from ${uuidList(ids)} as added (value) order by value
    on conflict do nothing`)
}

export async function removeProductsFromCategory(
  tx: Database,
  categoryId: string,
  ids: readonly string[],
): Promise<void> {
  await tx
    .delete(productCategories)
    .where(and(eq(productCategories.categoryId, categoryId), sql`${productCategories.productId} in ${uuidList(ids)}`))
}
