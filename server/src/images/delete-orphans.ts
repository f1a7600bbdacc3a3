import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { isConstraintViolation } from '../db/is-constraint-violation.ts'
import { runTransaction } from '../db/run-transaction.ts'
import { orderLines, pictures, productPictures, products } from '../db/schema/index.ts'
import type { Deps } from '../deps.ts'
import { addMs, HOUR } from '../lib/clock.ts'
import { deletePicture } from './store-picture.ts'

type OrphanDeps = Pick<Deps, 'db' | 'clock' | 'pictures'>

/** An uploaded picture stays this long without a product, because the request that uses it may still be running. */
const ORPHAN_TTL_MS = HOUR

const REFERENCES = [
  'products_picture_hash_pictures_hash_fk',
  'product_pictures_picture_hash_pictures_hash_fk',
  'order_lines_picture_hash_pictures_hash_fk',
]

/** Deletes a picture and its files, unless a product or an order uses it or it was uploaded again meanwhile. */
async function deleteOrphan({ db, pictures: storage }: OrphanDeps, hash: string, cutoff: Date): Promise<void> {
  try {
    await runTransaction(db, async (tx) => {
      const deleted = await tx
        .delete(pictures)
        .where(and(eq(pictures.hash, hash), lt(pictures.createdAt, cutoff)))
        .returning({ hash: pictures.hash })
      // Inside the transaction: an upload of the same picture waits for it, finds no file and writes it again.
      if (deleted.length > 0) await deletePicture(storage, hash)
    })
  } catch (error) {
    if (!REFERENCES.some((constraint) => isConstraintViolation(error, constraint))) throw error
  }
}

/** Deletes the pictures that no product and no order uses. */
export async function deleteOrphanPictures(deps: OrphanDeps): Promise<void> {
  const { db, clock } = deps
  const cutoff = addMs(clock.now(), -ORPHAN_TTL_MS)
  const orphans = await db
    .select({ hash: pictures.hash })
    .from(pictures)
    .leftJoin(products, eq(products.pictureHash, pictures.hash))
    .where(
      and(
        lt(pictures.createdAt, cutoff),
        isNull(products.id),
        sql`not exists (select 1 from ${productPictures} where ${productPictures.pictureHash} = ${pictures.hash})`,
        sql`not exists (select 1 from ${orderLines} where ${orderLines.pictureHash} = ${pictures.hash})`,
      ),
    )
  for (const { hash } of orphans) await deleteOrphan(deps, hash, cutoff)
}
