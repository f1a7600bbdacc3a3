/** The widths, in px, in which the server stores every uploaded image. */
export const IMAGE_WIDTHS = [320, 640, 1280] as const

/** The placeholders for a product and for an order line without an image. */
export const DEFAULT_IMAGE = { product: '/images/assets/craft-2.png', orderLine: '/images/logo.png' } as const

const STORED = /^(\/images\/products\/[\w-]+)-\d+\.webp$/

/** Returns the `src` and `srcSet` of an `<img>`. Only uploaded images have a `srcSet`. */
export function toImageProps(
  imageUrl: string | null,
  fallback: string = DEFAULT_IMAGE.product,
): { src: string; srcSet?: string } {
  if (!imageUrl) return { src: fallback }
  const stem = STORED.exec(imageUrl)?.[1]
  if (!stem) return { src: imageUrl }
  return { src: imageUrl, srcSet: IMAGE_WIDTHS.map((width) => `${stem}-${width}.webp ${width}w`).join(', ') }
}
