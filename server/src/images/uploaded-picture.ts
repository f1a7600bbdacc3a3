import { RESPONSE_TEXT } from '@whirligig/contract'
import { type AppError, badRequest } from '../lib/errors.ts'

/** 400: what was uploaded is no picture that we take. */
export const badPicture = (): AppError => badRequest(RESPONSE_TEXT.product.image, 'image')

const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const startsWith = (bytes: Buffer, signature: Buffer): boolean => bytes.subarray(0, signature.length).equals(signature)

/**
 * Whether a PNG is an animated one: those have a chunk `acTL` before their first pixels. A chunk is its length (4 bytes),
 * its name (4), so many bytes, and a checksum (4).
 */
function isAnimated(png: Buffer): boolean {
  for (let at = PNG.length; at + 8 <= png.length; at += 12 + png.readUInt32BE(at)) {
    const name = png.toString('latin1', at + 4, at + 8)
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
  }
  return false
}

/**
 * Lets pass what a product's picture may be, by its first bytes, whatever it calls itself: a JPEG, or a PNG that stands
 * still. Nothing else gets as far as the decoders, of which there are many more.
 *
 * @throws 400
 */
export function checkUploadedPicture(bytes: Buffer): void {
  const fine = startsWith(bytes, JPEG) || (startsWith(bytes, PNG) && !isAnimated(bytes))
  if (!fine) throw badPicture()
}
