import { LIMITS, type ProductSavedResponse, RESPONSE_TEXT } from '@whirligig/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { productPictures, products } from '../../db/schema/index.ts'
import type { Deps } from '../../deps.ts'
import { toImageUrl } from '../../images/picture-url.ts'
import { saveUpload } from '../../images/save-upload.ts'
import { type Emit, inTransaction } from '../../lib/domain-events.ts'
import { badRequest } from '../../lib/errors.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { lockProductOrThrow } from './edit-product.ts'
import { insertMorePictures, listPictures } from './picture-rows.ts'
import type { StaffEditor } from './staff-scope.ts'
import { getStaffProduct, toProductSaved } from './staff-service.ts'

const TEXT = RESPONSE_TEXT.product

/** Replaces the pictures of a locked product. The version stays, so an open edit form can still be saved. */
async function savePictures(
  tx: Database,
  emit: Emit,
  productId: string,
  [first, ...more]: readonly string[],
  updatedAt: Date,
): Promise<void> {
  await tx.update(products).set({ pictureHash: first, updatedAt }).where(eq(products.id, productId))
  await tx.delete(productPictures).where(eq(productPictures.productId, productId))
  await insertMorePictures(tx, productId, more)
  emit('catalogueChanged')
}

const recordPictures = (
  tx: Database,
  { actor }: StaffEditor,
  { id, name }: { id: string; name: string },
  now: Date,
): Promise<void> =>
  recordAudit(tx, {
    ...{ actor, entity: 'product', entityId: id, action: 'updated', details: { name, fields: ['pictures'] }, now },
  })

/**
 * Adds a picture after the others. A picture that the product already has stays in its place.
 *
 * @throws AppError 404; 400 for an invalid image, or when the product has the maximum number of pictures
 */
export async function addPicture(
  deps: Deps,
  scope: StaffEditor,
  id: string,
  picture: Buffer,
): Promise<ProductSavedResponse> {
  const { db, clock } = deps
  // Checked first, so that an unknown product costs no image processing.
  await getStaffProduct(db, scope, id)
  const hash = await saveUpload(deps, picture)
  await inTransaction(deps, async (tx, emit) => {
    const { name } = await lockProductOrThrow(tx, scope, id)
    const hashes = await listPictures(tx, id)
    if (hashes.includes(hash)) return
    if (hashes.length >= LIMITS.productPictures) throw badRequest(TEXT.tooManyPictures, 'image')
    await savePictures(tx, emit, id, [...hashes, hash], clock.now())
    await recordPictures(tx, scope, { id, name }, clock.now())
  })
  return toProductSaved(db, scope, id, TEXT.updated)
}

/**
 * Sorts the pictures of a product and removes those that are not listed. Pictures without a product are deleted later, unless
 * an order shows them.
 *
 * @throws AppError 404; 400 when the product does not have one of the pictures, or when one is listed twice
 */
export async function arrangePictures(
  deps: Deps,
  scope: StaffEditor,
  id: string,
  images: readonly string[],
): Promise<ProductSavedResponse> {
  await inTransaction(deps, async (tx, emit) => {
    const { name } = await lockProductOrThrow(tx, scope, id)
    const byUrl = new Map((await listPictures(tx, id)).map((hash) => [toImageUrl(hash), hash]))
    const hashes = images.flatMap((image) => byUrl.get(image) ?? [])
    if (hashes.length < images.length || new Set(hashes).size < hashes.length) throw badRequest(TEXT.pictures)
    await savePictures(tx, emit, id, hashes, deps.clock.now())
    await recordPictures(tx, scope, { id, name }, deps.clock.now())
  })
  return toProductSaved(deps.db, scope, id, TEXT.updated)
}
