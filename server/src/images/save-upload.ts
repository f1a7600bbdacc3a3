import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { pictures } from '../db/schema/index.ts'
import type { Deps } from '../deps.ts'
import { renderWidest, UnreadablePictureError } from './render-variants.ts'
import { hashPicture, isStored, writePicture } from './store-picture.ts'
import { invalidImage, validateUpload } from './validate-upload.ts'

async function findSize(db: Database, hash: string): Promise<{ width: number; height: number } | undefined> {
  const columns = { width: pictures.width, height: pictures.height }
  const [row] = await db.select(columns).from(pictures).where(eq(pictures.hash, hash))
  return row
}

/**
 * Saves an uploaded picture, so that a product can use it. `deleteOrphanPictures` deletes it after an hour if nothing
 * uses it.
 *
 * The row is written before the file is checked. A fresh row protects the picture from deletion, so an existing file
 * stays, and one that was just deleted is written again.
 *
 * @returns its hash
 * @throws AppError 400 if the image is not accepted; then nothing is saved
 */
export async function saveUpload(
  { db, clock, pictures: storage }: Pick<Deps, 'db' | 'clock' | 'pictures'>,
  bytes: Buffer,
): Promise<string> {
  validateUpload(bytes)
  const hash = hashPicture(bytes)
  const render = () =>
    renderWidest(bytes).catch((error: unknown) => {
      throw error instanceof UnreadablePictureError ? invalidImage(error.message) : error
    })
  // A picture with a row was valid before and is usually stored, so it need not be rendered again.
  const savedSize = await findSize(db, hash)
  const rendered = savedSize ? undefined : await render()
  const { width, height } = savedSize ?? rendered ?? (await render())
  const createdAt = clock.now()
  await db
    .insert(pictures)
    .values({ hash, width, height, createdAt })
    .onConflictDoUpdate({ target: pictures.hash, set: { createdAt } })
  if (!(await isStored(storage, hash))) await writePicture(storage, hash, rendered ?? (await render()))
  return hash
}
