import { createHash } from 'node:crypto'
import { IMAGE_WIDTHS } from '@whirligig/contract'
import sharp from 'sharp'
import type { PictureStorage } from './picture-storage.ts'
import { pictureFileName, toImageUrl } from './picture-url.ts'
import { MAX_WIDTH, type RenderedPicture, renderVariants } from './render-variants.ts'

/** A stored picture. `width` and `height` are those of its widest variant, in px. */
export type StoredPicture = { hash: string; imageUrl: string; width: number; height: number }

/** The SHA-256 of the uploaded bytes, which names the picture. */
export const hashPicture = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const toStoredPicture = (hash: string, { width, height }: { width: number; height: number }): StoredPicture => ({
  hash,
  imageUrl: toImageUrl(hash) ?? '',
  width,
  height,
})

/** Whether all files of a picture exist. The widest is written last, so only that one is checked. */
export const isStored = (storage: PictureStorage, hash: string): Promise<boolean> =>
  storage.has(pictureFileName(hash, MAX_WIDTH))

/** Writes the files of a picture. Safe to repeat. */
export async function writeVariants(
  storage: PictureStorage,
  hash: string,
  { variants }: RenderedPicture,
): Promise<void> {
  for (const { width, bytes } of variants) await storage.write(pictureFileName(hash, width), bytes)
}

/** Deletes the files of a picture, the widest first, so that an interrupted deletion counts as not stored. */
export async function deleteVariants(storage: PictureStorage, hash: string): Promise<void> {
  for (const width of IMAGE_WIDTHS.toSorted((a, b) => b - a)) await storage.remove(pictureFileName(hash, width))
}

/**
 * Renders and stores a picture. The name is the hash of the bytes, so the same picture is rendered only once.
 *
 * @throws UnreadablePictureError like `renderVariants`; then nothing is stored
 */
export async function storePicture(storage: PictureStorage, bytes: Uint8Array): Promise<StoredPicture> {
  const hash = hashPicture(bytes)
  if (await isStored(storage, hash)) {
    return toStoredPicture(hash, await sharp(await storage.read(pictureFileName(hash, MAX_WIDTH))).metadata())
  }
  const rendered = await renderVariants(bytes)
  await writeVariants(storage, hash, rendered)
  return toStoredPicture(hash, rendered)
}
