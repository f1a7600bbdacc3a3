import { createHash } from 'node:crypto'
import { IMAGE_WIDTHS } from '@whirligig/contract'
import sharp, { type Sharp } from 'sharp'
import type { PictureStorage } from './picture-folder.ts'
import { imageUrlOf, pictureFile } from './picture-url.ts'
import { takingTurns } from './taking-turns.ts'

/** A picture that is stored; width and height are those of its widest version, in px. */
export type StoredPicture = { hash: string; imageUrl: string; width: number; height: number }

/** The bytes are no picture, are damaged, or have too many pixels. */
export class UnreadablePicture extends Error {}

/** Larger ones are refused: a small file can unpack to gigabytes. */
const MOST_PIXELS = 40_000_000

/** Seconds that drawing one may take. */
const MOST_SECONDS = 30

/** Flat colours stay flat, transparency is kept. More effort would save a tenth of the bytes for thrice the time. */
const WEBP = { quality: 82, alphaQuality: 90, effort: 2 }

const widest = Math.max(...IMAGE_WIDTHS)

/** Unpacked, a large picture takes 160 MB: so many at a time, the others wait. */
const drawInTurn = takingTurns(2)

/** A picture's name: the SHA-256 of what was uploaded. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

async function stored(hash: string, bytes: Uint8Array): Promise<StoredPicture> {
  const { width, height } = await sharp(bytes).metadata()
  return { hash, imageUrl: imageUrlOf(hash) ?? '', width, height }
}

/** Never wider than it came: the browser enlarges as well as we could. Very tall ones are bounded, too. */
const fitting = (picture: Sharp, width: number): Sharp =>
  picture.resize({ width, height: 4 * width, fit: 'inside', withoutEnlargement: true })

/** A picture in its widths, the widest last; width and height are those of the widest. */
export type DrawnPicture = { versions: { width: number; bytes: Uint8Array }[]; width: number; height: number }

/**
 * Draws a picture as WebP in every width of `PICTURE_WIDTHS`, without what the file said beside the picture (place,
 * camera), in the colours of a screen, turned as its camera was held.
 *
 * @param bytes anything that sharp reads; who may send what is for the caller to say.
 * @throws UnreadablePicture where they are no picture, are cut off, or have more than 40 megapixels.
 */
export async function drawPicture(bytes: Uint8Array): Promise<DrawnPicture> {
  try {
    return await drawInTurn(async () => {
      const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient()
      // Unpacked once; the narrower ones are made from the widest.
      const unpacked = fitting(picture, widest).timeout({ seconds: MOST_SECONDS }).raw()
      const { data, info } = await unpacked.toBuffer({ resolveWithObject: true })
      const raw = { width: info.width, height: info.height, channels: info.channels }
      const versions = await Promise.all(
        IMAGE_WIDTHS.toSorted((a, b) => a - b).map(async (width) => ({
          width,
          bytes: await fitting(sharp(data, { raw }), width).webp(WEBP).toBuffer(),
        })),
      )
      return { versions, width: info.width, height: info.height }
    })
  } catch (error) {
    throw new UnreadablePicture('The bytes are no picture that can be drawn.', { cause: error })
  }
}

/** Whether all of a picture's files are there. The widest one is written last: where it is, all are. */
export const isStored = (storage: PictureStorage, hash: string): Promise<boolean> =>
  storage.has(pictureFile(hash, widest))

/** Writes a picture's files; again does no harm. */
export async function writePicture(storage: PictureStorage, hash: string, { versions }: DrawnPicture): Promise<void> {
  for (const { width, bytes } of versions) await storage.write(pictureFile(hash, width), bytes)
}

/** Removes a picture's files, the widest first: what is left of it then counts as not stored. */
export async function removePicture(storage: PictureStorage, hash: string): Promise<void> {
  for (const width of IMAGE_WIDTHS.toSorted((a, b) => b - a)) await storage.remove(pictureFile(hash, width))
}

/**
 * Stores a picture. Its name is the SHA-256 of the bytes, so the same picture again is found and not drawn anew.
 *
 * @throws UnreadablePicture as `drawPicture`; nothing is left behind.
 */
export async function storePicture(storage: PictureStorage, bytes: Uint8Array): Promise<StoredPicture> {
  const hash = hashOf(bytes)
  if (await isStored(storage, hash)) return stored(hash, await storage.read(pictureFile(hash, widest)))
  const drawn = await drawPicture(bytes)
  await writePicture(storage, hash, drawn)
  return stored(hash, drawn.versions.at(-1)?.bytes ?? bytes)
}
