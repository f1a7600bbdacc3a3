import { RESPONSE_TEXT } from '@whirligig/contract'
import { asc, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { categories, productCategories, products } from '../../db/schema/index.ts'
import { uuidList } from '../../db/uuid-list.ts'
import { badRequest } from '../../lib/errors.ts'
import { reactivateProducts } from './deactivations.ts'

/** The ids of a product's categories, active or not, by name. A column of a query for products. */
export const categoryIds = sql<
  string[]
>`(select coalesce(json_agg(${categories.id} order by ${categories.name}, ${categories.id}), '[]') from ${productCategories} join ${categories} on ${categories.id} = ${productCategories.categoryId} where ${productCategories.productId} = ${products.id})`

/** The categories that a product shall have, and all that are locked for the change. */
export type LockedCategories = { wanted: ReadonlySet<string>; locked: ReadonlySet<string> }

/**
 * Locks the categories that a product has or shall have, in the order of their ids. Call it before the product is locked, as in every
 * transaction that changes both.
 *
 * @param productId undefined for a new product
 * @throws AppError 400 when one of the wanted categories does not exist
 */
export async function lockCategories(
  tx: Database,
  ids: readonly string[],
  productId?: string,
): Promise<LockedCategories> {
  const wanted = new Set(ids.map((id) => id.toLowerCase()))
  const current = sql`${categories.id} in (select ${productCategories.categoryId} from ${productCategories} where ${productCategories.productId} = ${productId ?? null}::uuid)`
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(or(sql`${categories.id} in ${uuidList([...wanted].filter(isId))}`, current))
    .orderBy(asc(categories.id))
    .for('update')
  const locked = new Set(rows.map(({ id }) => id))
  if (![...wanted].every((id) => locked.has(id))) throw badRequest(RESPONSE_TEXT.category.missing, 'categories')
  return { wanted, locked }
}

/**
 * Puts a locked product into exactly the wanted categories. An inactive category that it leaves no longer deactivates it; one that
 * it joins does not. Open edit forms of these categories become outdated.
 *
 * @returns whether anything has changed
 */
export async function setCategories(
  tx: Database,
  productId: string,
  { wanted, locked }: LockedCategories,
): Promise<boolean> {
  const rows = await tx
    .select({ id: productCategories.categoryId })
    .from(productCategories)
    .where(eq(productCategories.productId, productId))
  // A category that another transaction added before the product was locked is not locked, and stays.
  const current = new Set(rows.map(({ id }) => id).filter((id) => locked.has(id)))
  const added = [...wanted].filter((id) => !current.has(id))
  const removed = [...current].filter((id) => !wanted.has(id))
  if (added.length + removed.length === 0) return false
  await tx.execute(sql`
    insert into ${productCategories} (category_id, product_id)
    select value, ${productId}::uuid from ${uuidList(added)} as added (value) on conflict do nothing`)
  await tx
    .delete(productCategories)
    .where(
      sql`${productCategories.productId} = ${productId} and ${productCategories.categoryId} in ${uuidList(removed)}`,
    )
  for (const categoryId of removed) await reactivateProducts(tx, { categoryId }, [productId])
  await tx
    .update(categories)
    .set({ version: sql`${categories.version} + 1` })
    .where(sql`${categories.id} in ${uuidList([...added, ...removed])}`)
  return true
}
