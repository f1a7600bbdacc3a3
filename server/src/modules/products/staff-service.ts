import {
  type MessageResponse,
  PAGE_SIZE,
  type ProductInput,
  type ProductSavedResponse,
  RESPONSE_TEXT,
  type SelectOption,
  type StaffProduct,
  type StaffProductPage,
  toCents,
} from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { isId } from '../../db/id.ts'
import { isConstraintViolation } from '../../db/is-constraint-violation.ts'
import type { Deps } from '../../deps.ts'
import { saveUpload } from '../../images/save-upload.ts'
import { invalidImage } from '../../images/validate-upload.ts'
import { inTransaction } from '../../lib/domain-events.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { parsePagination, toPageInfo } from '../../lib/pagination.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { insertProduct } from './insert-product.ts'
import { listOffReasons } from './off-reasons.ts'
import { insertMorePictures, listPictures } from './picture-rows.ts'
import { lockCategories, setCategories } from './product-categories.ts'
import { toProduct } from './product-columns.ts'
import { parseSearchText, type RawQuery } from './product-filter.ts'
import { parseStaffFilter } from './staff-filter.ts'
import {
  countStaffProducts,
  deleteProductInScope,
  findProductOptions,
  findStaffProductById,
  findStaffProducts,
  isSkuTaken,
  lockBrandForShare,
  type StaffProductRow,
} from './staff-queries.ts'
import type { StaffEditor, StaffScope } from './staff-scope.ts'

const TEXT = RESPONSE_TEXT.product

/** Converts a row to the product that staff see. */
export function toStaffProduct(row: StaffProductRow): StaffProduct {
  const offReasons = listOffReasons(row)
  const { version, categories } = row
  return { ...toProduct(row), version, ...(categories && { categories }), ...(offReasons.length > 0 && { offReasons }) }
}

/** Returns a page of the staff member's products, on sale or not. The default limit is a hundred. */
export async function listStaffProducts(db: Database, scope: StaffScope, query: RawQuery): Promise<StaffProductPage> {
  const paging = parsePagination(query, PAGE_SIZE.max)
  const filter = parseStaffFilter(query)
  const [rows, count] = await Promise.all([
    findStaffProducts(db, scope, filter, paging),
    countStaffProducts(db, scope, filter),
  ])
  return { products: rows.map(toStaffProduct), ...toPageInfo(count, paging) }
}

/** Returns a product of the staff member. @throws AppError 404 */
export async function getStaffProduct(db: Database, scope: StaffScope, id: string): Promise<StaffProduct> {
  const row = await findStaffProductById(db, scope, id)
  if (!row) throw notFound(TEXT.missing)
  return toStaffProduct(row)
}

/** Checks that the staff member has the product. @throws AppError 404, also for a malformed id */
async function requireProduct(db: Database, scope: StaffScope, id: string): Promise<void> {
  if (!isId(id)) throw notFound(TEXT.missing)
  await getStaffProduct(db, scope, id)
}

/** Creates the response to a saved product, with its current state. */
export const toProductSaved = async (
  db: Database,
  scope: StaffScope,
  id: string,
  message: string,
): Promise<ProductSavedResponse> => ({
  success: true,
  message,
  product: await getStaffProduct(db, scope, id),
})

/**
 * Returns the brand that a product gets, locked for share. A merchant's products always get the merchant's brand.
 *
 * @throws AppError 400 when the requested brand does not exist
 */
export async function resolveBrand(tx: Database, scope: StaffScope, requested: string | null): Promise<string | null> {
  const brandId = scope.all ? requested : scope.brandId
  if (brandId !== null && !(isId(brandId) && (await lockBrandForShare(tx, brandId)))) {
    throw badRequest(RESPONSE_TEXT.brand.missing, 'brand')
  }
  return brandId
}

/**
 * Adds a product with its picture, or with the pictures of the product `like`.
 *
 * @throws AppError 400 when the sku is taken, when the brand or a category does not exist, and for an invalid image or none;
 *   404 for an unknown `like`
 */
export async function addProduct(
  deps: Deps,
  scope: StaffEditor,
  { brand = null, categories = [], quantity, price, like, ...input }: ProductInput,
  picture: Buffer | null,
): Promise<ProductSavedResponse> {
  const { db, clock } = deps
  // Checked before the image is processed. A concurrent insert still violates the constraint below.
  if (await isSkuTaken(db, input.sku)) throw badRequest(TEXT.skuTaken, 'sku')
  const uploaded = picture === null ? undefined : await saveUpload(deps, picture)
  if (uploaded === undefined && like !== undefined) await requireProduct(db, scope, like)
  try {
    const id = await inTransaction(deps, async (tx, emit) => {
      const [pictureHash, ...more] = uploaded ? [uploaded] : like ? await listPictures(tx, like) : []
      if (pictureHash === undefined) throw invalidImage()
      const brandId = await resolveBrand(tx, scope, brand)
      const locked = await lockCategories(tx, categories)
      const fields = { ...input, stock: quantity, priceCents: toCents(price) }
      const productId = await insertProduct(tx, { ...fields, brandId, pictureHash, createdAt: clock.now() })
      await insertMorePictures(tx, productId, more)
      await setCategories(tx, productId, locked)
      const details = { name: input.name }
      await recordAudit(tx, {
        ...{ actor: scope.actor, entity: 'product', entityId: productId, action: 'added', details, now: clock.now() },
      })
      emit('catalogueChanged')
      return productId
    })
    return await toProductSaved(db, scope, id, TEXT.added)
  } catch (error) {
    throw isConstraintViolation(error, 'products_sku_unique') ? badRequest(TEXT.skuTaken, 'sku') : error
  }
}

/**
 * Deletes a product, also from wishlists and categories. Orders keep their snapshot of it.
 *
 * @throws AppError 404
 */
export async function deleteProduct(deps: Deps, scope: StaffEditor, id: string): Promise<MessageResponse> {
  await inTransaction(deps, async (tx, emit) => {
    const name = await deleteProductInScope(tx, scope, id)
    if (name === undefined) throw notFound(TEXT.missing)
    await recordAudit(tx, {
      ...{ actor: scope.actor, entity: 'product', entityId: id, action: 'deleted', now: deps.clock.now() },
      details: { name },
    })
    emit('catalogueChanged')
  })
  return { success: true, message: TEXT.deleted }
}

/** Returns products as options of a select: all, or those that match a search, up to an optional limit. */
export async function listProductOptions(
  db: Database,
  scope: StaffScope,
  query: { search?: unknown; limit?: unknown },
): Promise<{ products: SelectOption[] }> {
  const limit = query.limit === undefined ? undefined : parsePagination(query, PAGE_SIZE.max).limit
  return { products: await findProductOptions(db, scope, parseSearchText(query.search), limit) }
}
