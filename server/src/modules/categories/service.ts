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
import { inTransaction } from '../../lib/domain-events.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { ALL } from '../../lib/slug.ts'
import { deactivateProducts, lockProductsWhere, reactivateProducts } from '../products/deactivations.ts'
import { insertCategory } from './insert-category.ts'
import {
  addProductsToCategory,
  findCategoryById,
  findCategoryProductIds,
  lockCategory,
  removeProductsFromCategory,
} from './staff-queries.ts'

const TEXT = RESPONSE_TEXT.category

/** @throws AppError 404 */
export async function getCategory(db: Database, id: string): Promise<Category> {
  const category = await findCategoryById(db, id)
  if (!category) throw notFound(TEXT.missing)
  return category
}

const toCategorySaved = async (db: Database, id: string, message: string): Promise<CategorySavedResponse> => ({
  success: true,
  message,
  category: await getCategory(db, id),
})

/** Locks a category until the transaction ends. @throws AppError 404 */
async function lockCategoryOrThrow(tx: Database, id: string) {
  const category = await lockCategory(tx, id)
  if (!category) throw notFound(TEXT.missing)
  return category
}

/**
 * Locks the selected products, and the removed ones with them. Selected products that have been deleted are ignored.
 *
 * @returns the ids of the selected products that exist
 * @throws AppError 400 when none of them exists
 */
async function lockSelectedProducts(tx: Database, ids: readonly string[], removed: readonly string[] = []) {
  const selected = new Set(ids.filter(isId).map((id) => id.toLowerCase()))
  const existing = await lockProductsWhere(tx, sql`${products.id} in ${uuidList([...selected, ...removed])}`)
  const members = existing.filter((id) => selected.has(id))
  if (members.length === 0) throw badRequest(FORM_TEXT.products.required, 'products')
  return members
}

/** @throws AppError 400 when none of the products exists */
export async function addCategory(
  deps: Deps,
  { name, description, products: ids }: CategoryInput,
): Promise<CategorySavedResponse> {
  const id = await inTransaction(deps, async (tx, emit) => {
    const categoryId = await insertCategory(tx, { name, description, createdAt: deps.clock.now() })
    await addProductsToCategory(tx, categoryId, await lockSelectedProducts(tx, ids))
    emit('catalogueChanged')
    return categoryId
  })
  return toCategorySaved(deps.db, id, TEXT.added)
}

async function updateCategory(tx: Database, id: string, edit: CategoryEdit): Promise<void> {
  const previous = await lockCategoryOrThrow(tx, id)
  if (edit.version !== undefined && edit.version !== previous.version) throw badRequest(TEXT.changed)
  if (edit.slug === ALL) throw badRequest(TEXT.slugTaken, 'slug')
  const { name, slug, description } = edit
  const members = await findCategoryProductIds(tx, id)
  const selected = new Set(edit.products.map((product) => product.toLowerCase()))
  const removed = members.filter((product) => !selected.has(product))
  const existing = await lockSelectedProducts(tx, edit.products, removed)
  await removeProductsFromCategory(tx, id, removed)
  await addProductsToCategory(tx, id, existing)
  // An inactive category no longer deactivates products that have left it.
  await reactivateProducts(tx, { categoryId: id }, removed)
  await tx
    .update(categories)
    .set({ name, slug, description, version: previous.version + 1 })
    .where(eq(categories.id, id))
}

/**
 * Changes a category and its products. Adding a product to an inactive category does not deactivate it.
 *
 * @throws AppError 404; 400 when the slug is taken, when none of the products exists, or when the category has changed since
 *   the form was opened
 */
export async function editCategory(deps: Deps, id: string, edit: CategoryEdit): Promise<CategorySavedResponse> {
  try {
    await inTransaction(deps, async (tx, emit) => {
      await updateCategory(tx, id, edit)
      emit('catalogueChanged')
    })
  } catch (error) {
    throw isConstraintViolation(error, 'categories_slug_unique') ? badRequest(TEXT.slugTaken, 'slug') : error
  }
  return toCategorySaved(deps.db, id, TEXT.updated)
}

/** Deactivates a category and its products, or activates it and the products it had deactivated. @throws AppError 404 */
export async function setCategoryActive(deps: Deps, id: string, isActive: boolean): Promise<CategorySavedResponse> {
  await inTransaction(deps, async (tx, emit) => {
    await lockCategoryOrThrow(tx, id)
    await tx.update(categories).set({ isActive }).where(eq(categories.id, id))
    emit('catalogueChanged')
    if (isActive) return reactivateProducts(tx, { categoryId: id })
    const members = await findCategoryProductIds(tx, id)
    const existing = await lockProductsWhere(tx, sql`${products.id} in ${uuidList(members)}`)
    await deactivateProducts(tx, { categoryId: id }, existing)
  })
  return toCategorySaved(deps.db, id, TEXT.updated)
}

/** Deletes a category. Its products stay, and those it had deactivated become active. @throws AppError 404 */
export async function deleteCategory(deps: Deps, id: string): Promise<MessageResponse> {
  await inTransaction(deps, async (tx, emit) => {
    await lockCategoryOrThrow(tx, id)
    await reactivateProducts(tx, { categoryId: id })
    await tx.delete(categories).where(eq(categories.id, id))
    emit('catalogueChanged')
  })
  return { success: true, message: TEXT.deleted }
}
