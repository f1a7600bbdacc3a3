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
import { isId } from '../../db/id.ts'
import { isConstraintViolation } from '../../db/is-constraint-violation.ts'
import { brands, merchants, products } from '../../db/schema/index.ts'
import { uuidList } from '../../db/uuid-list.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { ALL } from '../../lib/slug.ts'
import { holdProducts, lockProductsWhere } from '../products/product-holds.ts'
import type { StaffScope } from '../products/staff-scope.ts'
import { lockBrand, turnBrandOff, turnBrandOn } from './brand-hold.ts'
import { insertBrand } from './insert-brand.ts'
import { staffBrand } from './staff-queries.ts'

const TEXT = RESPONSE_TEXT.brand

/** @throws 404 where they have no such brand */
export async function findBrand(db: Database, scope: StaffScope, id: string): Promise<Brand> {
  const brand = isId(id) ? await staffBrand(db, scope, id) : undefined
  if (!brand) throw notFound(TEXT.missing)
  return brand
}

const saved = async (db: Database, scope: StaffScope, id: string, message: string): Promise<BrandSavedResponse> => ({
  success: true,
  message,
  brand: await findBrand(db, scope, id),
})

/** Their brand, locked until the transaction ends. @throws 404 */
async function locked(tx: Database, scope: StaffScope, id: string) {
  const theirs = isId(id) && (scope.all || scope.brandId === id.toLowerCase())
  const brand = theirs ? await lockBrand(tx, id) : undefined
  if (!brand) throw notFound(TEXT.missing)
  return brand
}

/** Adds a brand, which is on show at once. */
export async function addBrand({ db, clock }: Deps, scope: StaffScope, input: BrandInput): Promise<BrandSavedResponse> {
  const { id } = await db.transaction((tx) => insertBrand(tx, { ...input, isActive: true, createdAt: clock.now() }))
  return saved(db, scope, id, TEXT.added)
}

/**
 * @throws 404 where they have no such brand
 * @throws 400 where the slug is taken or somebody else has changed it since; nothing has changed then
 */
export async function editBrand(
  db: Database,
  scope: StaffScope,
  id: string,
  edit: BrandEdit,
): Promise<BrandSavedResponse> {
  const { name, slug, description, version } = edit
  if (slug === ALL) throw badRequest(TEXT.slugTaken, 'slug')
  await db
    .transaction(async (tx) => {
      const before = await locked(tx, scope, id)
      if (version !== undefined && version !== before.version) throw badRequest(TEXT.changed)
      const next = { name, slug, description, version: before.version + 1 }
      await tx.update(brands).set(next).where(eq(brands.id, id))
    })
    .catch((error: unknown) => {
      throw isConstraintViolation(error, 'brands_slug_unique') ? badRequest(TEXT.slugTaken, 'slug') : error
    })
  return saved(db, scope, id, TEXT.updated)
}

/** Turns a brand off with its products, or on with exactly those that it had turned off. @throws 404 */
export async function setBrandActive(
  db: Database,
  scope: StaffScope,
  id: string,
  isActive: boolean,
): Promise<BrandSavedResponse> {
  await db.transaction(async (tx) => {
    await locked(tx, scope, id)
    await (isActive ? turnBrandOn(tx, id) : turnBrandOff(tx, id))
  })
  return saved(db, scope, id, TEXT.updated)
}

/**
 * Deletes a brand. Its products stay, of no brand and off sale until somebody gives them one; its merchant waits for
 * approval again. An application that was rejected stays so.
 *
 * @throws 404
 */
export async function removeBrand(db: Database, scope: StaffScope, id: string): Promise<MessageResponse> {
  await db.transaction(async (tx) => {
    await locked(tx, scope, id)
    await tx
      .update(merchants)
      .set({
        status: sql`case when ${merchants.status} = 'Rejected' then 'Rejected' else 'Waiting Approval' end`,
        isActive: false,
        brandId: null,
      })
      .where(eq(merchants.brandId, id))
    const ids = await lockProductsWhere(tx, eq(products.brandId, id))
    await holdProducts(tx, 'deleted brand', ids)
    await tx
      .update(products)
      .set({ brandId: null })
      .where(sql`${products.id} in ${uuidList(ids)}`)
    // What it held itself goes with it.
    await tx.delete(brands).where(eq(brands.id, id))
  })
  return { success: true, message: TEXT.deleted }
}
