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
import { badRequest, notFound } from '../../lib/errors.ts'
import { parsePagination, toPageInfo } from '../../lib/pagination.ts'
import { insertProduct } from './insert-product.ts'
import { toProduct } from './product-columns.ts'
import { searchTextOf } from './product-filter.ts'
import {
  productChoices as choicesOf,
  countStaffProducts,
  deleteStaffProduct,
  isSkuTaken,
  keepBrand,
  type StaffProductRow,
  staffProduct,
  staffProducts,
} from './staff-queries.ts'
import type { StaffScope } from './staff-scope.ts'

const TEXT = RESPONSE_TEXT.product

const toStaffProduct = (row: StaffProductRow): StaffProduct => ({ ...toProduct(row), version: row.version })

/** A page of their products, on sale or not. Who names no limit gets a hundred. */
export async function listStaffProducts(
  db: Database,
  scope: StaffScope,
  query: { page?: unknown; limit?: unknown; search?: unknown },
): Promise<StaffProductPage> {
  const paging = parsePagination(query, PAGE_SIZE.max)
  const search = searchTextOf(query.search)
  const [rows, count] = await Promise.all([
    staffProducts(db, scope, search, paging),
    countStaffProducts(db, scope, search),
  ])
  return { products: rows.map(toStaffProduct), ...toPageInfo(count, paging) }
}

/** @throws 404 */
export async function findStaffProduct(db: Database, scope: StaffScope, id: string): Promise<StaffProduct> {
  const row = await staffProduct(db, scope, id)
  if (!row) throw notFound(TEXT.missing)
  return toStaffProduct(row)
}

/** What saving one answers: how it went, and the product as it is now. */
export const savedProduct = async (
  db: Database,
  scope: StaffScope,
  id: string,
  message: string,
): Promise<ProductSavedResponse> => ({
  success: true,
  message,
  product: await findStaffProduct(db, scope, id),
})

/** Which brand a product gets: a merchant's always the own. @throws 400 where there is none of that id */
export async function brandFor(tx: Database, scope: StaffScope, wanted: string | null): Promise<string | null> {
  const brandId = scope.all ? wanted : scope.brandId
  if (brandId !== null && !(isId(brandId) && (await keepBrand(tx, brandId)))) {
    throw badRequest(RESPONSE_TEXT.brand.missing, 'brand')
  }
  return brandId
}

/**
 * Adds a product with its picture.
 *
 * @throws 400 where the sku is taken, there is no such brand, or the picture is none that we take; nothing is kept then
 */
export async function addProduct(
  deps: Deps,
  scope: StaffScope,
  { brand = null, quantity, price, ...input }: ProductInput,
  picture: Buffer,
): Promise<ProductSavedResponse> {
  const { db, clock } = deps
  // Before the work with the picture; whether the sku is still free then, the insert says.
  if (await isSkuTaken(db, input.sku)) throw badRequest(TEXT.skuTaken, 'sku')
  const pictureHash = await saveUpload(deps, picture)
  try {
    const id = await db.transaction(async (tx) => {
      const brandId = await brandFor(tx, scope, brand)
      const fields = { ...input, stock: quantity, priceCents: toCents(price) }
      return insertProduct(tx, { ...fields, brandId, pictureHash, createdAt: clock.now() })
    })
    return await savedProduct(db, scope, id, TEXT.added)
  } catch (error) {
    throw isConstraintViolation(error, 'products_sku_unique') ? badRequest(TEXT.skuTaken, 'sku') : error
  }
}

/** Deletes a product: orders keep what they froze of it, wishlists and categories drop it. @throws 404 */
export async function removeProduct(db: Database, scope: StaffScope, id: string): Promise<MessageResponse> {
  if (!(await deleteStaffProduct(db, scope, id))) throw notFound(TEXT.missing)
  return { success: true, message: TEXT.deleted }
}

/** Names to choose from: all of theirs, or those that a search finds, or as many as are asked for. */
export async function productChoices(
  db: Database,
  scope: StaffScope,
  query: { search?: unknown; limit?: unknown },
): Promise<{ products: SelectOption[] }> {
  const limit = query.limit === undefined ? undefined : parsePagination(query, PAGE_SIZE.max).limit
  return { products: await choicesOf(db, scope, searchTextOf(query.search), limit) }
}
