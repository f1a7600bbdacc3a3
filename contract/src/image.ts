/** Widths, in px, in which the server keeps every uploaded picture. */
export const IMAGE_WIDTHS = [320, 640, 1280] as const

/** What is shown for a product without a picture, and for an order line without one. */
export const DEFAULT_IMAGE = { product: '/images/assets/craft-2.png', orderLine: '/images/logo.png' } as const

const STORED = /^(\/images\/products\/[\w-]+)-\d+\.webp$/

/** The address and the widths of a stored picture, for `<img src srcset>`; other addresses have no widths. */
export function toImageProps(
  imageUrl: string | null,
  fallback: string = DEFAULT_IMAGE.product,
): { src: string; srcSet?: string } {
  if (!imageUrl) return { src: fallback }
  const stem = STORED.exec(imageUrl)?.[1]
  if (!stem) return { src: imageUrl }
  return { src: imageUrl, srcSet: IMAGE_WIDTHS.map((width) => `${stem}-${width}.webp ${width}w`).join(', ') }
}
