/**
 * The widths, in px, in which the server serves a product picture. A card shows 110 to 200 px, the product page 230 to
 * 420 px and a line 50 px, each on screens of one to three device pixels per px.
 */
export const IMAGE_WIDTHS = [160, 240, 320, 384, 480, 640, 960, 1280] as const

/** The formats of a product picture, the smallest first. Every browser shows the last. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const

export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** The placeholders for a product and for an order line without an image. */
export const DEFAULT_IMAGE = { product: '/images/assets/craft-2.png', orderLine: '/images/logo.png' } as const

const STORED = /^(\/images\/products\/[\w-]+)-\d+\.webp$/

/** Returns the URL of an image in its largest width. */
export const toLargestImageUrl = (imageUrl: string): string =>
  imageUrl.replace(STORED, `$1-${Math.max(...IMAGE_WIDTHS)}.webp`)

/** The names of pictures without transparent parts start with this. */
export const PHOTO_PREFIX = 'photo-'

/** Addresses of one image. `srcSet` lists its widths as WebP, `avifSrcSet` as AVIF. A photo fills its tile: `fit`. */
export type ImageProps = { src: string; srcSet?: string; avifSrcSet?: string; fit?: 'cover' }

/** Returns the addresses of an image. Only product pictures of this shop have several widths. */
export function toImageProps(imageUrl: string | null, fallback: string = DEFAULT_IMAGE.product): ImageProps {
  if (!imageUrl) return { src: fallback }
  const stem = STORED.exec(imageUrl)?.[1]
  if (!stem) return { src: imageUrl }
  const toSrcSet = (format: ImageFormat) =>
    IMAGE_WIDTHS.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ')
  const isPhoto = stem.includes(`/${PHOTO_PREFIX}`)
  return { src: imageUrl, srcSet: toSrcSet('webp'), avifSrcSet: toSrcSet('avif'), ...(isPhoto && { fit: 'cover' }) }
}
