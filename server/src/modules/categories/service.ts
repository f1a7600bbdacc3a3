import {
  type Category,
  type CategoryEdit,
  type CategoryInput,
  type CategorySavedResponse,
  FORM_TEXT,
  type MessageResponse,
  RESPONSE_TEXT,
} from '@whirligig/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { isConstraintViolation } from '../../db/is-constraint-violation.ts'
import { categories, products } from '../../db/schema/index.ts'
import { uuidList } from '../../db/uuid-list.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { ALL } from '../../lib/slug.ts'
import { holdProducts, lockProductsWhere, releaseProducts } from '../products/product-holds.ts'
import { insertCategory } from './insert-category.ts'
import { addToCategory, categoryById, dropFromCategory, lockCategory, productIdsOf } from './staff-queries.ts'

const TEXT = RESPONSE_TEXT.category

/** @throws 404 */
export async function findCategory(db: Database, id: string): Promise<Category> {
  const category = isId(id) ? await categoryById(db, id) : undefined
  if (!category) throw notFound(TEXT.missing)
  return category
}

const saved = async (db: Database, id: string, message: string): Promise<CategorySavedResponse> => ({
  success: true,
  message,
  category: await findCategory(db, id),
})

/** A category that is locked until the transaction ends. @throws 404 */
async function locked(tx: Database, id: string) {
  const category = isId(id) ? await lockCategory(tx, id) : undefined
  if (!category) throw notFound(TEXT.missing)
  return category
}

/**
 * Locks products, and with them those that are about to leave. Somebody may have deleted one since it was chosen: a
 * category drops what is deleted, so does a choice.
 *
 * @returns the chosen ones that there are
 * @throws 400 where there is none
 */
async function chosenProducts(tx: Database, ids: readonly string[], leaving: readonly string[] = []) {
  const wanted = new Set(ids.filter(isId).map((id) => id.toLowerCase()))
  const there = await lockProductsWhere(tx, sql`${products.id} in ${uuidList([...wanted, ...leaving])}`)
  const chosen = there.filter((id) => wanted.has(id))
  if (chosen.length === 0) throw badRequest(FORM_TEXT.products.required, 'products')
  return chosen
}

/** @throws 400 where none of the products is there */
export async function addCategory(
  { db, clock }: Deps,
  { name, description, products: ids }: CategoryInput,
): Promise<CategorySavedResponse> {
  const id = await db.transaction(async (tx) => {
    const made = await insertCategory(tx, { name, description, createdAt: clock.now() })
    await addToCategory(tx, made, await chosenProducts(tx, ids))
    return made
  })
  return saved(db, id, TEXT.added)
}

async function change(tx: Database, id: string, edit: CategoryEdit): Promise<void> {
  const before = await locked(tx, id)
  if (edit.version !== undefined && edit.version !== before.version) throw badRequest(TEXT.changed)
  if (edit.slug === ALL) throw badRequest(TEXT.slugTaken, 'slug')
  const { name, slug, description } = edit
  const members = await productIdsOf(tx, id)
  const kept = new Set(edit.products.map((product) => product.toLowerCase()))
  const leaving = members.filter((product) => !kept.has(product))
  const chosen = await chosenProducts(tx, edit.products, leaving)
  await dropFromCategory(tx, id, leaving)
  await addToCategory(tx, id, chosen)
  // A closed category lets go of what is no longer its own.
  await releaseProducts(tx, { categoryId: id }, leaving)
  await tx
    .update(categories)
    .set({ name, slug, description, version: before.version + 1 })
    .where(eq(categories.id, id))
}

/**
 * Changes a category and what is in it. What comes into a closed one stays as it is: only closing turns products off.
 *
 * @throws 404
 * @throws 400 where the slug is taken, none of the products is there, or somebody else has changed it since; nothing has
 *   changed then
 */
export async function editCategory(db: Database, id: string, edit: CategoryEdit): Promise<CategorySavedResponse> {
  await db
    .transaction((tx) => change(tx, id, edit))
    .catch((error: unknown) => {
      throw isConstraintViolation(error, 'categories_slug_unique') ? badRequest(TEXT.slugTaken, 'slug') : error
    })
  return saved(db, id, TEXT.updated)
}

/** Turns a category off with its products, or on with exactly those that it had turned off. @throws 404 */
export async function setCategoryActive(db: Database, id: string, isActive: boolean): Promise<CategorySavedResponse> {
  await db.transaction(async (tx) => {
    await locked(tx, id)
    await tx.update(categories).set({ isActive }).where(eq(categories.id, id))
    if (isActive) return releaseProducts(tx, { categoryId: id })
    const members = await productIdsOf(tx, id)
    const there = await lockProductsWhere(tx, sql`${products.id} in ${uuidList(members)}`)
    await holdProducts(tx, { categoryId: id }, there)
  })
  return saved(db, id, TEXT.updated)
}

/** Deletes a category; its products stay, and those that it had turned off come back. @throws 404 */
export async function removeCategory(db: Database, id: string): Promise<MessageResponse> {
  await db.transaction(async (tx) => {
    await locked(tx, id)
    await releaseProducts(tx, { categoryId: id })
    await tx.delete(categories).where(eq(categories.id, id))
  })
  return { success: true, message: TEXT.deleted }
}
