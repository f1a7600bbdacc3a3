import { createHash } from 'node:crypto'
import { PHOTO_PREFIX } from '@whirligig/contract'
import sharp from 'sharp'
import { isOpaque } from './is-opaque.ts'
import type { PictureStorage } from './picture-storage.ts'
import { listFileNames, pictureFileName, toImageUrl } from './picture-url.ts'
import { MAX_WIDTH, type RenderedPicture, renderWidest } from './render-variants.ts'

/** A stored picture. `width` and `height` are those of its widest variant, in px. */
export type StoredPicture = { hash: string; imageUrl: string; width: number; height: number }

/** The length of a picture's name. */
const NAME_LENGTH = 64

/**
 * The name of a picture: the SHA-256 of the uploaded bytes. That of a photo starts with `PHOTO_PREFIX` in place of the last
 * digits, so that its address says how to show it.
 */
export function hashPicture(bytes: Uint8Array): string {
  const digits = createHash('sha256').update(bytes).digest('hex')
  return isOpaque(bytes) ? `${PHOTO_PREFIX}${digits}`.slice(0, NAME_LENGTH) : digits
}

const widestName = (hash: string): string => pictureFileName(hash, MAX_WIDTH)

const toStoredPicture = (hash: string, { width, height }: { width: number; height: number }): StoredPicture => ({
  hash,
  imageUrl: toImageUrl(hash) ?? '',
  width,
  height,
})

/** Whether the variant exists that all others are made from. */
export const isStored = (storage: PictureStorage, hash: string): Promise<boolean> => storage.has(widestName(hash))

/** Writes the widest variant of a picture; `createVariantReader` makes the others. Safe to repeat. */
export const writePicture = (storage: PictureStorage, hash: string, { bytes }: RenderedPicture): Promise<void> =>
  storage.write(widestName(hash), bytes)

/** Deletes the files of a picture, the widest first, so that no other is made meanwhile. */
export async function deletePicture(storage: PictureStorage, hash: string): Promise<void> {
  for (const name of listFileNames(hash)) await storage.remove(name)
}

/**
 * Renders and stores a picture. The name is the hash of the bytes, so the same picture is rendered only once.
 *
 * @throws UnreadablePictureError like `renderWidest`; then nothing is stored
 */
export async function storePicture(storage: PictureStorage, bytes: Uint8Array): Promise<StoredPicture> {
  const hash = hashPicture(bytes)
  const stored = await storage.read(widestName(hash))
  if (stored) return toStoredPicture(hash, await sharp(stored).metadata())
  const rendered = await renderWidest(bytes)
  await writePicture(storage, hash, rendered)
  return toStoredPicture(hash, rendered)
}
