import type { IMAGE_WIDTHS } from '@whirligig/contract'

/** The width in `imageUrl`. The contract's `toImageProps` derives the other widths from it. */
const DEFAULT_WIDTH: (typeof IMAGE_WIDTHS)[number] = 640

/** The file name of one width of a picture: `{hash}-{width}.webp`. */
export const pictureFileName = (hash: string, width: number): string => `${hash}-${width}.webp`

/** The path of a picture, which the API calls `imageUrl`. Null without a picture. */
export function toImageUrl(hash: string | null): string | null {
  return hash === null ? null : `/images/products/${pictureFileName(hash, DEFAULT_WIDTH)}`
}
