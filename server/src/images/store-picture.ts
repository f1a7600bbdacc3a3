import { createHash } from 'node:crypto'
import { PICTURE_WIDTHS } from '@whirligig/contract'
import sharp, { type Sharp } from 'sharp'
import type { PictureStorage } from './picture-folder.ts'
import { imageUrlOf, pictureFile } from './picture-url.ts'

/** A picture that is stored; width and height are those of its widest version, in px. */
export type StoredPicture = { hash: string; imageUrl: string; width: number; height: number }

/** Larger ones are refused: a small file can unpack to gigabytes. */
const MOST_PIXELS = 40_000_000

/** Flat colours stay flat, transparency is kept. More effort would save a tenth of the bytes for thrice the time. */
const WEBP = { quality: 82, alphaQuality: 90, effort: 2 }

const widest = Math.max(...PICTURE_WIDTHS)

async function stored(hash: string, bytes: Uint8Array): Promise<StoredPicture> {
  const { width, height } = await sharp(bytes).metadata()
  return { hash, imageUrl: imageUrlOf(hash) ?? '', width, height }
}

/** Never wider than it came: the browser enlarges as well as we could. Very tall ones are bounded, too. */
const fitting = (picture: Sharp, width: number): Sharp =>
  picture.resize({ width, height: 4 * width, fit: 'inside', withoutEnlargement: true })

async function draw(bytes: Uint8Array): Promise<{ width: number; bytes: Uint8Array }[]> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient()
  // Unpacked once; the narrower ones are made from the widest.
  const { data, info } = await fitting(picture, widest).raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return Promise.all(
    PICTURE_WIDTHS.map(async (width) => ({
      width,
      bytes: await fitting(sharp(data, { raw }), width).webp(WEBP).toBuffer(),
    })),
  )
}

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
  const versions = (await draw(bytes)).toSorted((a, b) => a.width - b.width)
  for (const version of versions) await storage.write(pictureFile(hash, version.width), version.bytes)
  return stored(hash, versions.at(-1)?.bytes ?? bytes)
}
