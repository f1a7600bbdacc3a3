import { LIMITS, type ProductEdit, type ProductSavedResponse, RESPONSE_TEXT, toCents } from '@whirligig/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { isConstraintViolation } from '../../db/is-constraint-violation.ts'
import { products } from '../../db/schema/index.ts'
import type { Deps } from '../../deps.ts'
import { saveUpload } from '../../images/save-upload.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { forgetHolds, releaseFromBrands } from './product-holds.ts'
import { lockStaffProduct } from './staff-queries.ts'
import type { StaffScope } from './staff-scope.ts'
import { brandFor, findStaffProduct, savedProduct } from './staff-service.ts'

const TEXT = RESPONSE_TEXT.product

/** Their product, locked: what orders take and what others edit comes before or after. @throws 404 */
async function locked(tx: Database, scope: StaffScope, id: string) {
  const product = await lockStaffProduct(tx, scope, id)
  if (!product) throw notFound(TEXT.missing)
  return product
}

/** The stock after an edit of a product that has so many now: see `ProductEdit`. */
function stockAfter({ quantity, inventory }: ProductEdit, now: number): number {
  const stock = inventory === undefined ? quantity : now + quantity - inventory
  return Math.min(Math.max(stock, 0), LIMITS.inventory)
}

/** Sku and slug share one sentence; which of them it is, the form shows at the field. */
function uniqueProblem(error: unknown): unknown {
  if (isConstraintViolation(error, 'products_sku_unique')) return badRequest(TEXT.skuOrSlugTaken, 'sku')
  if (isConstraintViolation(error, 'products_slug_unique')) return badRequest(TEXT.skuOrSlugTaken, 'slug')
  return error
}

/** @returns whether the stock is another now */
async function change(tx: Database, scope: StaffScope, id: string, edit: ProductEdit): Promise<boolean> {
  // A merchant's products stay with the brand that they are of. The brand is locked before the product, as everywhere.
  const wanted = scope.all && edit.brand !== undefined ? await brandFor(tx, scope, edit.brand) : undefined
  const before = await locked(tx, scope, id)
  if (edit.version !== undefined && edit.version !== before.version) throw badRequest(TEXT.changed)
  const { sku, name, slug, description, taxable } = edit
  const brandId = wanted === undefined ? before.brandId : wanted
  const stock = stockAfter(edit, before.stock)
  if (brandId !== before.brandId) await releaseFromBrands(tx, id, brandId !== null)
  const fields = { sku, name, slug, description, taxable, stock, brandId, priceCents: toCents(edit.price) }
  await tx
    .update(products)
    .set({ ...fields, version: before.version + 1 })
    .where(eq(products.id, id))
  return stock !== before.stock
}

/**
 * Changes a product.
 *
 * @throws 404 where they have no such product
 * @throws 400 where sku or slug is taken, there is no such brand, or somebody else has changed it since; nothing has
 *   changed then
 */
export async function editProduct(
  { db, events }: Deps,
  scope: StaffScope,
  id: string,
  edit: ProductEdit,
): Promise<ProductSavedResponse> {
  const stockMoved = await db
    .transaction((tx) => change(tx, scope, id, edit))
    .catch((error: unknown) => {
      throw uniqueProblem(error)
    })
  if (stockMoved) events.emit('stockChanged', [id])
  return savedProduct(db, scope, id, TEXT.updated)
}

/**
 * Turns a product on or off by hand: from now on no closed category or brand has a say in it. It is no edit: a form that
 * is open meanwhile does not hold this, and may still be saved.
 *
 * @throws 404 where they have no such product
 */
export async function setProductActive(
  db: Database,
  scope: StaffScope,
  id: string,
  isActive: boolean,
): Promise<ProductSavedResponse> {
  await db.transaction(async (tx) => {
    await locked(tx, scope, id)
    await forgetHolds(tx, id)
    await tx.update(products).set({ isActive }).where(eq(products.id, id))
  })
  return savedProduct(db, scope, id, TEXT.updated)
}

/**
 * Gives a product another picture; the old one is removed when no order shows it either. No edit, as `setProductActive`.
 *
 * @throws 404 where they have no such product
 * @throws 400 where the picture is none that we take
 */
export async function replacePicture(
  deps: Deps,
  scope: StaffScope,
  id: string,
  picture: Buffer,
): Promise<ProductSavedResponse> {
  const { db } = deps
  // Nobody's picture is drawn for a product that is not there.
  await findStaffProduct(db, scope, id)
  const pictureHash = await saveUpload(deps, picture)
  await db.transaction(async (tx) => {
    await locked(tx, scope, id)
    await tx.update(products).set({ pictureHash }).where(eq(products.id, id))
  })
  return savedProduct(db, scope, id, TEXT.updated)
}
