import type { Category } from '@whirligig/contract'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { categories, productCategories, products } from '../../db/schema/index.ts'
import { uuidList } from '../../db/uuid-list.ts'
import { type StaffScope, theirProducts } from '../products/staff-scope.ts'

/** Which of a category's products are told: all, or those of the own brand. */
function told(scope: StaffScope): SQL {
  if (scope.all) return sql`true`
  return sql`${productCategories.productId} in (select ${products.id} from ${products} where ${theirProducts(scope)})`
}

/** The ids of its products, in their order: read off the primary key of the table between the two. */
const productIds = (scope: StaffScope) =>
  sql<
    string[]
  >`(select coalesce(json_agg(${productCategories.productId} order by ${productCategories.productId}), '[]') from ${productCategories} where ${productCategories.categoryId} = ${categories.id} and ${told(scope)})`

const columns = {
  _id: categories.id,
  name: categories.name,
  slug: categories.slug,
  description: categories.description,
  isActive: categories.isActive,
  version: categories.version,
}

const read = (db: Database, scope: StaffScope, where?: SQL): Promise<Category[]> =>
  db
    .select({ ...columns, products: productIds(scope) })
    .from(categories)
    .where(where)
    .orderBy(asc(categories.name), asc(categories.id))

/** All categories, shown or not, by name, with those of their products that the asker works on. */
export const staffCategories = (db: Database, scope: StaffScope): Promise<Category[]> => read(db, scope)

export async function categoryById(db: Database, id: string): Promise<Category | undefined> {
  const [row] = await read(db, { all: true }, eq(categories.id, id))
  return row
}

/** A category that nobody else changes until the transaction ends. Who also changes its products locks it first. */
export async function lockCategory(tx: Database, id: string) {
  const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
  return row
}

export async function productIdsOf(tx: Database, categoryId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: productCategories.productId })
    .from(productCategories)
    .where(eq(productCategories.categoryId, categoryId))
  return rows.map(({ id }) => id)
}

/** @param ids of locked products, so that none of them goes away meanwhile */
export async function addToCategory(tx: Database, categoryId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into ${productCategories} (category_id, product_id)
    select ${categoryId}::uuid, value from ${uuidList(ids)} as chosen (value) order by value
    on conflict do nothing`)
}

export async function dropFromCategory(tx: Database, categoryId: string, ids: readonly string[]): Promise<void> {
  await tx
    .delete(productCategories)
    .where(and(eq(productCategories.categoryId, categoryId), sql`${productCategories.productId} in ${uuidList(ids)}`))
}
