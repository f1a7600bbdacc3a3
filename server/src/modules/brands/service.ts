import {
  type Brand,
  type BrandEdit,
  type BrandInput,
  type BrandSavedResponse,
  type MessageResponse,
  RESPONSE_TEXT,
} from '@whirligig/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { isConstraintViolation } from '../../db/is-constraint-violation.ts'
import { brands, merchants, products } from '../../db/schema/index.ts'
import { uuidList } from '../../db/uuid-list.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../lib/domain-events.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { ALL } from '../../lib/slug.ts'
import { deactivateProducts, lockProductsWhere } from '../products/deactivations.ts'
import type { StaffScope } from '../products/staff-scope.ts'
import { activateBrand, deactivateBrand, lockBrand } from './brand-activation.ts'
import { insertBrand } from './insert-brand.ts'
import { findStaffBrandById } from './staff-queries.ts'

const TEXT = RESPONSE_TEXT.brand

/** Returns a brand of the staff member. @throws AppError 404 */
export async function getBrand(db: Database, scope: StaffScope, id: string): Promise<Brand> {
  const brand = await findStaffBrandById(db, scope, id)
  if (!brand) throw notFound(TEXT.missing)
  return brand
}

const toBrandSaved = async (
  db: Database,
  scope: StaffScope,
  id: string,
  message: string,
): Promise<BrandSavedResponse> => ({
  success: true,
  message,
  brand: await getBrand(db, scope, id),
})

/** Locks a brand of the staff member until the transaction ends. @throws AppError 404 */
async function lockBrandOrThrow(tx: Database, scope: StaffScope, id: string) {
  const isInScope = scope.all || scope.brandId === id.toLowerCase()
  const brand = isInScope ? await lockBrand(tx, id) : undefined
  if (!brand) throw notFound(TEXT.missing)
  return brand
}

/** Adds an active brand. */
export async function addBrand(deps: Deps, scope: StaffScope, input: BrandInput): Promise<BrandSavedResponse> {
  const { id } = await inTransaction(deps, async (tx, emit) => {
    const brand = await insertBrand(tx, { ...input, isActive: true, createdAt: deps.clock.now() })
    emit('catalogueChanged')
    return brand
  })
  return toBrandSaved(deps.db, scope, id, TEXT.added)
}

/** @throws AppError 404; 400 when the slug is taken or the brand has changed since the form was opened */
export async function editBrand(
  deps: Deps,
  scope: StaffScope,
  id: string,
  edit: BrandEdit,
): Promise<BrandSavedResponse> {
  const { name, slug, description, version } = edit
  if (slug === ALL) throw badRequest(TEXT.slugTaken, 'slug')
  try {
    await inTransaction(deps, async (tx, emit) => {
      const previous = await lockBrandOrThrow(tx, scope, id)
      if (version !== undefined && version !== previous.version) throw badRequest(TEXT.changed)
      const next = { name, slug, description, version: previous.version + 1 }
      await tx.update(brands).set(next).where(eq(brands.id, id))
      emit('catalogueChanged')
    })
  } catch (error) {
    throw isConstraintViolation(error, 'brands_slug_unique') ? badRequest(TEXT.slugTaken, 'slug') : error
  }
  return toBrandSaved(deps.db, scope, id, TEXT.updated)
}

/** Deactivates a brand and its products, or activates it and the products it had deactivated. @throws AppError 404 */
export async function setBrandActive(
  deps: Deps,
  scope: StaffScope,
  id: string,
  isActive: boolean,
): Promise<BrandSavedResponse> {
  await inTransaction(deps, async (tx, emit) => {
    await lockBrandOrThrow(tx, scope, id)
    await (isActive ? activateBrand : deactivateBrand)(tx, emit, id)
  })
  return toBrandSaved(deps.db, scope, id, TEXT.updated)
}

/**
 * Deletes a brand. Its products stay, without a brand and inactive until they get one. Its merchant waits for approval again,
 * unless the application was rejected.
 *
 * @throws AppError 404
 */
export async function deleteBrand(deps: Deps, scope: StaffScope, id: string): Promise<MessageResponse> {
  await inTransaction(deps, async (tx, emit) => {
    await lockBrandOrThrow(tx, scope, id)
    await tx
      .update(merchants)
      .set({
        status: sql`case when ${merchants.status} = 'Rejected' then 'Rejected' else 'Waiting Approval' end`,
        isActive: false,
        brandId: null,
      })
      .where(eq(merchants.brandId, id))
    const ids = await lockProductsWhere(tx, eq(products.brandId, id))
    await deactivateProducts(tx, 'deleted brand', ids)
    await tx
      .update(products)
      .set({ brandId: null })
      .where(sql`${products.id} in ${uuidList(ids)}`)
    // The database deletes the brand's own deactivations with it.
    await tx.delete(brands).where(eq(brands.id, id))
    emit('catalogueChanged')
  })
  return { success: true, message: TEXT.deleted }
}
