import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat } from '@whirligig/contract'

/** The width in `imageUrl`. The contract's `toImageProps` derives the other widths from it. */
const DEFAULT_WIDTH: (typeof IMAGE_WIDTHS)[number] = 640

/** The widths of a picture, the widest first. */
export const WIDEST_FIRST: readonly number[] = IMAGE_WIDTHS.toSorted((a, b) => b - a)

/** The path under which the server serves the files of pictures. */
export const PICTURE_PATH = '/images/products/'

/** The file name of one variant of a picture: `{hash}-{width}.{format}`. */
export const pictureFileName = (hash: string, width: number, format: ImageFormat = 'webp'): string =>
  `${hash}-${width}.${format}`

/** The path of a picture, which the API calls `imageUrl`. Null without a picture. */
export function toImageUrl(hash: string | null): string | null {
  return hash === null ? null : `${PICTURE_PATH}${pictureFileName(hash, DEFAULT_WIDTH)}`
}

/** One file of a picture. */
export type Variant = { hash: string; width: number; format: ImageFormat }

/** Returns the variant of a file name, or null if no picture has such a file. */
export function parsePictureFileName(name: string): Variant | null {
  const [, hash, digits, extension] = /^([\w-]{1,64})-(\d{1,4})\.(\w+)$/.exec(name) ?? []
  const width = IMAGE_WIDTHS.find((each) => String(each) === digits)
  const format = IMAGE_FORMATS.find((each) => each === extension)
  return hash && width && format ? { hash, width, format } : null
}

/** The names of all files that a picture can have. The widest WebP, which the others are made from, is the first. */
export const listFileNames = (hash: string): string[] =>
  IMAGE_FORMATS.toReversed().flatMap((format) => WIDEST_FIRST.map((width) => pictureFileName(hash, width, format)))
