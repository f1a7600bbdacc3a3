import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { isConstraintViolation } from '../db/is-constraint-violation.ts'
import { orderLines, pictures, products } from '../db/schema/index.ts'
import type { Deps } from '../deps.ts'
import { addMs, HOUR } from '../lib/clock.ts'
import { drawPicture, hashOf, isStored, removePicture, UnreadablePicture, writePicture } from './store-picture.ts'
import { badPicture, checkUploadedPicture } from './uploaded-picture.ts'

type PictureDeps = Pick<Deps, 'db' | 'clock' | 'pictures'>

/** So long a picture stays that nothing shows: somebody may be about to. */
const KEEP_UNSHOWN = HOUR

async function sizeOf(db: Database, hash: string): Promise<{ width: number; height: number } | undefined> {
  const columns = { width: pictures.width, height: pictures.height }
  const [row] = await db.select(columns).from(pictures).where(eq(pictures.hash, hash))
  return row
}

/**
 * Keeps an uploaded picture; a product may show it from now on. Until one does it may be removed after an hour.
 *
 * The row comes before the files: once it is new, nobody removes the picture (`removeUnshownPictures`), so that files
 * which are there then stay, and files that somebody has just removed are written again.
 *
 * @returns its hash
 * @throws 400 where it is none that we take; nothing is left behind
 */
export async function keepPicture({ db, clock, pictures: storage }: PictureDeps, bytes: Buffer): Promise<string> {
  checkUploadedPicture(bytes)
  const hash = hashOf(bytes)
  const draw = () =>
    drawPicture(bytes).catch((error: unknown) => {
      throw error instanceof UnreadablePicture ? badPicture() : error
    })
  // What has been kept before was fine, and need not be drawn again.
  const known = await sizeOf(db, hash)
  const drawn = known ? undefined : await draw()
  const { width, height } = known ?? drawn ?? (await draw())
  const createdAt = clock.now()
  await db
    .insert(pictures)
    .values({ hash, width, height, createdAt })
    .onConflictDoUpdate({ target: pictures.hash, set: { createdAt } })
  if (!(await isStored(storage, hash))) await writePicture(storage, hash, drawn ?? (await draw()))
  return hash
}

/** Forgets one picture and its files, unless something shows it or somebody has just uploaded it again. */
async function removeUnshown({ db, pictures: storage }: PictureDeps, hash: string, before: Date): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const gone = await tx
        .delete(pictures)
        .where(and(eq(pictures.hash, hash), lt(pictures.createdAt, before)))
        .returning({ hash: pictures.hash })
      // Before the transaction ends: whoever uploads the same picture now waits for it, then finds no files and writes them.
      if (gone.length > 0) await removePicture(storage, hash)
    })
  } catch (error) {
    const shown = ['products_picture_hash_pictures_hash_fk', 'order_lines_picture_hash_pictures_hash_fk']
    if (!shown.some((constraint) => isConstraintViolation(error, constraint))) throw error
  }
}

/** Removes the pictures that neither a product nor an order shows any more. */
export async function removeUnshownPictures(deps: PictureDeps): Promise<void> {
  const { db, clock } = deps
  const before = addMs(clock.now(), -KEEP_UNSHOWN)
  const unshown = await db
    .select({ hash: pictures.hash })
    .from(pictures)
    .leftJoin(products, eq(products.pictureHash, pictures.hash))
    .where(
      and(
        lt(pictures.createdAt, before),
        isNull(products.id),
        sql`not exists (select 1 from ${orderLines} where ${orderLines.pictureHash} = ${pictures.hash})`,
      ),
    )
  for (const { hash } of unshown) await removeUnshown(deps, hash, before)
}
