import { createHash } from 'node:crypto'
import { PICTURE_WIDTHS } from '@whirligig/contract'
import sharp, { type Sharp } from 'sharp'
import type { PictureStorage } from './picture-folder.ts'
import { imageUrlOf, pictureFile } from './picture-url.ts'

/** A picture that is stored; width and height are those of its widest version, in px. */
export type StoredPicture = { hash: string; imageUrl: string; width: number; height: number }

/** Larger ones are refused: a small file can unpack to gigabytes. */
const MOST_PIXELS = 40_000_000

/** Good enough that flat colours stay flat; transparency is kept. */
const WEBP = { quality: 82, alphaQuality: 90, effort: 3, smartSubsample: true }

const widest = Math.max(...PICTURE_WIDTHS)

async function stored(hash: string, bytes: Uint8Array): Promise<StoredPicture> {
  const { width, height } = await sharp(bytes).metadata()
  return { hash, imageUrl: imageUrlOf(hash) ?? '', width, height }
}

const scaled = (picture: Sharp, width: number): Promise<Buffer> =>
  // Never wider than it came: the browser enlarges as well as we could.
  picture.clone().resize({ width, withoutEnlargement: true }).webp(WEBP).toBuffer()

/**
 * Stores a picture as WebP in every width of `PICTURE_WIDTHS`, without what the file said beside the picture (place,
 * camera). Its name is the SHA-256 of the bytes, so the same picture again is found and not drawn anew.
 *
 * @param bytes anything that sharp reads; who may send what is for the caller to say.
 * @throws the error of sharp where the bytes are no picture or have more than 40 megapixels; nothing is left behind.
 */
export async function storePicture(storage: PictureStorage, bytes: Uint8Array): Promise<StoredPicture> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const widestFile = pictureFile(hash, widest)
  // The widest one is written last: where it is, all are.
  if (await storage.has(widestFile)) return stored(hash, await storage.read(widestFile))
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient()
  const narrowFirst = PICTURE_WIDTHS.toSorted((a, b) => a - b)
  const versions = await Promise.all(narrowFirst.map(async (width) => ({ width, bytes: await scaled(picture, width) })))
  for (const version of versions) await storage.write(pictureFile(hash, version.width), version.bytes)
  return stored(hash, versions.at(-1)?.bytes ?? bytes)
}
