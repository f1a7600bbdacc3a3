/** What the bytes of a file are: a still picture that can be uploaded, an animated PNG, or something else. */
export type PictureKind = 'jpeg' | 'png' | 'animated' | 'other'

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

/**
 * An animated PNG has an `acTL` chunk before the first `IDAT` chunk. A chunk consists of its length (4 bytes), its name
 * (4), its data, and a checksum (4).
 */
function isAnimated(png: Uint8Array): boolean {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  for (let at = PNG.length; at + 8 <= png.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8))
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
  }
  return false
}

/** Returns the kind of a file by its content and not by its name. */
export function getPictureKind(bytes: Uint8Array): PictureKind {
  if (startsWith(bytes, JPEG)) return 'jpeg'
  if (!startsWith(bytes, PNG)) return 'other'
  return isAnimated(bytes) ? 'animated' : 'png'
}
