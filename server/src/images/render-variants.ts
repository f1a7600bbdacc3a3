import { IMAGE_WIDTHS } from '@whirligig/contract'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'

/** Sharp cannot decode the bytes, or the picture has too many pixels. */
export class UnreadablePictureError extends Error {}

/** A small file can decode to gigabytes, so larger pictures are rejected. */
const MAX_PIXELS = 40_000_000

const TIMEOUT_SECONDS = 30

/** A higher effort would save a tenth of the bytes and take three times as long. */
const WEBP = { quality: 82, alphaQuality: 90, effort: 2 }

export const MAX_WIDTH = Math.max(...IMAGE_WIDTHS)

/** A large decoded picture takes 160 MB, so at most two are rendered at the same time. */
const renderLimit = pLimit(2)

/** Resizes without enlarging: the browser can do that as well. Bounds the height of very tall pictures. */
const resizeToFit = (picture: Sharp, width: number): Sharp =>
  picture.resize({ width, height: 4 * width, fit: 'inside', withoutEnlargement: true })

/** The variants of a picture, the widest last. `width` and `height` are those of the widest, in px. */
export type RenderedPicture = { variants: { width: number; bytes: Uint8Array }[]; width: number; height: number }

async function render(bytes: Uint8Array): Promise<RenderedPicture> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
  // Decoded once; the narrower variants are made from the widest.
  const widest = resizeToFit(picture, MAX_WIDTH).timeout({ seconds: TIMEOUT_SECONDS }).raw()
  const { data, info } = await widest.toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const variants = await Promise.all(
    IMAGE_WIDTHS.toSorted((a, b) => a - b).map(async (width) => ({
      width,
      bytes: await resizeToFit(sharp(data, { raw }), width).webp(WEBP).toBuffer(),
    })),
  )
  return { variants, width: info.width, height: info.height }
}

/**
 * Renders a picture as WebP in every width of `IMAGE_WIDTHS`: upright, in sRGB, and without metadata such as the
 * camera and the place.
 *
 * @param bytes any format that sharp reads; the caller restricts the formats
 * @throws UnreadablePictureError if the bytes are not a picture, are truncated, or have more than 40 megapixels
 */
export async function renderVariants(bytes: Uint8Array): Promise<RenderedPicture> {
  try {
    return await renderLimit(() => render(bytes))
  } catch (error) {
    throw new UnreadablePictureError('The bytes cannot be decoded as a picture.', { cause: error })
  }
}
