import { LIMITS, type ProductEdit, type ProductSavedResponse, RESPONSE_TEXT, toCents } from '@whirligig/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { isConstraintViolation } from '../../db/is-constraint-violation.ts'
import { productPictures, products } from '../../db/schema/index.ts'
import type { Deps } from '../../deps.ts'
import { saveUpload } from '../../images/save-upload.ts'
import { type Emit, inTransaction } from '../../lib/domain-events.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { queueStockAlerts } from '../stock-alerts/queue-stock-alerts.ts'
import { clearBrandDeactivations, clearDeactivations } from './deactivations.ts'
import { lockCategories, setCategories } from './product-categories.ts'
import { recordProductEdit } from './record-product-edit.ts'
import { lockStaffProduct } from './staff-queries.ts'
import type { StaffEditor, StaffScope } from './staff-scope.ts'
import { getStaffProduct, resolveBrand, toProductSaved } from './staff-service.ts'

const TEXT = RESPONSE_TEXT.product

/** Locks a product of the staff member against concurrent orders and edits. @throws AppError 404 */
export async function lockProductOrThrow(tx: Database, scope: StaffScope, id: string) {
  const product = await lockStaffProduct(tx, scope, id)
  if (!product) throw notFound(TEXT.missing)
  return product
}

/** Applies an edit to the current stock: see `ProductEdit`. */
export function toNewStock(
  { quantity, inventory }: Pick<ProductEdit, 'quantity' | 'inventory'>,
  current: number,
): number {
  const stock = inventory === undefined ? quantity : current + quantity - inventory
  return Math.min(Math.max(stock, 0), LIMITS.inventory)
}

/** Sku and slug share one message; the path names the field. */
function toUniqueError(error: unknown): unknown {
  if (isConstraintViolation(error, 'products_sku_unique')) return badRequest(TEXT.skuOrSlugTaken, 'sku')
  if (isConstraintViolation(error, 'products_slug_unique')) return badRequest(TEXT.skuOrSlugTaken, 'slug')
  return error
}

async function updateProduct(tx: Database, emit: Emit, deps: Deps, scope: StaffEditor, id: string, edit: ProductEdit) {
  // A merchant's products keep their brand. The brand is locked before the product, as in every transaction.
  const newBrandId = scope.all && edit.brand !== undefined ? await resolveBrand(tx, scope, edit.brand) : undefined
  const locked = edit.categories && (await lockCategories(tx, edit.categories, id))
  const previous = await lockProductOrThrow(tx, scope, id)
  if (edit.version !== undefined && edit.version !== previous.version) throw badRequest(TEXT.changed)
  const { sku, name, slug, description, taxable, age, size, material } = edit
  const brandId = newBrandId === undefined ? previous.brandId : newBrandId
  const stock = toNewStock(edit, previous.stock)
  if (brandId !== previous.brandId) await clearBrandDeactivations(tx, [id], brandId !== null)
  const fields = {
    sku,
    name,
    slug,
    description,
    taxable,
    age,
    size,
    material,
    stock,
    brandId,
    priceCents: toCents(edit.price),
  }
  await tx
    .update(products)
    .set({ ...fields, version: previous.version + 1, updatedAt: deps.clock.now() })
    .where(eq(products.id, id))
  const more = locked && (await setCategories(tx, id, locked)) ? ['categories'] : []
  await recordProductEdit(tx, scope.actor, { previous, fields, more, now: deps.clock.now() })
  emit('catalogueChanged')
  if (stock !== previous.stock) emit('stockChanged', [id])
  if (stock > previous.stock) await queueStockAlerts(tx, emit, deps, [id])
}

/**
 * Changes a product.
 *
 * @throws AppError 404; 400 when the sku or slug is taken, when the brand or a category does not exist, or when the product has changed
 *   since the form was opened
 */
export async function editProduct(
  deps: Deps,
  scope: StaffEditor,
  id: string,
  edit: ProductEdit,
): Promise<ProductSavedResponse> {
  try {
    await inTransaction(deps, (tx, emit) => updateProduct(tx, emit, deps, scope, id, edit))
  } catch (error) {
    throw toUniqueError(error)
  }
  return toProductSaved(deps.db, scope, id, TEXT.updated)
}

/**
 * Activates or deactivates a product by hand, which removes its deactivations by categories and brands. The version stays, so
 * an open edit form can still be saved.
 *
 * @throws AppError 404
 */
export async function setProductActive(
  deps: Deps,
  scope: StaffEditor,
  id: string,
  isActive: boolean,
): Promise<ProductSavedResponse> {
  await inTransaction(deps, async (tx, emit) => {
    const previous = await lockProductOrThrow(tx, scope, id)
    await clearDeactivations(tx, [id])
    await tx.update(products).set({ isActive, updatedAt: deps.clock.now() }).where(eq(products.id, id))
    await recordProductEdit(tx, scope.actor, { previous, fields: { isActive }, now: deps.clock.now() })
    emit('catalogueChanged')
    if (isActive) await queueStockAlerts(tx, emit, deps, [id])
  })
  return toProductSaved(deps.db, scope, id, TEXT.updated)
}

/**
 * Replaces the first picture of a product. The old picture is deleted later, unless an order shows it. The version stays.
 *
 * @throws AppError 404; 400 for an invalid image
 */
export async function replacePicture(
  deps: Deps,
  scope: StaffEditor,
  id: string,
  picture: Buffer,
): Promise<ProductSavedResponse> {
  const { db } = deps
  // Checked first, so that an unknown product costs no image processing.
  await getStaffProduct(db, scope, id)
  const pictureHash = await saveUpload(deps, picture)
  await inTransaction(deps, async (tx, emit) => {
    const previous = await lockProductOrThrow(tx, scope, id)
    await tx
      .delete(productPictures)
      .where(and(eq(productPictures.productId, id), eq(productPictures.pictureHash, pictureHash)))
    await tx.update(products).set({ pictureHash, updatedAt: deps.clock.now() }).where(eq(products.id, id))
    await recordProductEdit(tx, scope.actor, { previous, fields: { pictureHash }, now: deps.clock.now() })
    emit('catalogueChanged')
  })
  return toProductSaved(db, scope, id, TEXT.updated)
}
