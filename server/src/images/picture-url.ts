import type { IMAGE_WIDTHS } from '@whirligig/contract'

/** The width whose address stands for the picture; the contract's `toImageProps` derives the others from it. */
const SHOWN: (typeof IMAGE_WIDTHS)[number] = 640

/** A file of a stored picture: `{hash}-{width}.webp`. */
export const pictureFile = (hash: string, width: number): string => `${hash}-${width}.webp`

/** The address of a stored picture, `imageUrl` on the wire; null where there is none. */
export function imageUrlOf(hash: string | null): string | null {
  return hash === null ? null : `/images/products/${pictureFile(hash, SHOWN)}`
}
