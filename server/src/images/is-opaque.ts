/** The offset of the color type in a PNG: after the signature (8 bytes), and the length, name, width, height and bit depth. */
const COLOR_TYPE_OFFSET = 25

/** The color types of a PNG without an alpha channel and without a palette, whose colors may be transparent. */
const OPAQUE_COLOR_TYPES = [0, 2]

/**
 * Whether no part of an uploaded picture can be transparent, by its first bytes: every JPEG, and a PNG in shades of gray or in
 * RGB.
 */
export function isOpaque(bytes: Uint8Array): boolean {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8
  const isPng = bytes[0] === 0x89 && bytes[1] === 0x50
  return isJpeg || (isPng && OPAQUE_COLOR_TYPES.includes(bytes[COLOR_TYPE_OFFSET] ?? -1))
}
