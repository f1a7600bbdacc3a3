import { FORM_TEXT, IMAGE_WIDTHS, type ImageFormat, PICTURE_LIMITS } from '@whirligig/contract'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'

/** Sharp cannot decode the bytes, or the picture has too many pixels. The message is for users. */
export class UnreadablePictureError extends Error {}

const TIMEOUT_SECONDS = 30

/** A higher effort would save a tenth of the bytes and take three times as long. */
const WEBP = { quality: 82, alphaQuality: 90, effort: 2 }

/** Looks at least as good as the WebP, with a third fewer bytes. The next effort takes three times as long. */
const AVIF = { quality: 50, effort: 1 }

export const MAX_WIDTH = Math.max(...IMAGE_WIDTHS)

/** A large decoded picture takes 160 MB, so at most two are rendered at the same time. */
const renderLimit = pLimit(2)

const MAX_WAITING = 100

/** Whether so many pictures wait to be rendered that a visitor should not wait for another. */
export const isRenderQueueFull = (): boolean => renderLimit.pendingCount >= MAX_WAITING

const open = (bytes: Uint8Array): Sharp => sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error' })

/** Reads only the header, in which a picture can claim any size. False if there is none. */
const hasTooManyPixels = (bytes: Uint8Array): Promise<boolean> =>
  sharp(bytes, { limitInputPixels: false })
    .metadata()
    .then(
      ({ width, height }) => width * height > PICTURE_LIMITS.pixels,
      () => false,
    )

/** Resizes without enlarging: the browser can do that as well. Bounds the height of very tall pictures. */
const resizeToFit = (picture: Sharp, width: number): Sharp =>
  picture
    .resize({ width, height: 4 * width, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: TIMEOUT_SECONDS })

/** The widest variant of a picture as WebP, and its size in px. */
export type RenderedPicture = { bytes: Uint8Array; width: number; height: number }

/**
 * Renders the widest variant of a picture as WebP: upright, in sRGB, and without metadata such as the camera and the
 * place.
 *
 * @param bytes any format that sharp reads; the caller restricts the formats
 * @throws UnreadablePictureError if the bytes are not a picture, are truncated, or have more than 40 megapixels
 */
export async function renderWidest(bytes: Uint8Array): Promise<RenderedPicture> {
  try {
    const { data, info } = await renderLimit(() =>
      resizeToFit(open(bytes).autoOrient(), MAX_WIDTH).webp(WEBP).toBuffer({ resolveWithObject: true }),
    )
    return { bytes: data, width: info.width, height: info.height }
  } catch (error) {
    const { pixels, unreadable } = FORM_TEXT.image
    throw new UnreadablePictureError((await hasTooManyPixels(bytes)) ? pixels : unreadable, { cause: error })
  }
}

/** Renders a variant from a wider one. @throws if sharp fails or takes longer than 30 s */
export const renderVariant = (bytes: Uint8Array, width: number, format: ImageFormat): Promise<Uint8Array> =>
  renderLimit(() => {
    const picture = resizeToFit(open(bytes), width)
    return (format === 'avif' ? picture.avif(AVIF) : picture.webp(WEBP)).toBuffer()
  })
