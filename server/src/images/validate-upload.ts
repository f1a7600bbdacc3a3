import { RESPONSE_TEXT } from '@whirligig/contract'
import { type AppError, badRequest } from '../lib/errors.ts'

/** 400: the upload is not an accepted image. */
export const invalidImage = (): AppError => badRequest(RESPONSE_TEXT.product.image, 'image')

const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const startsWith = (bytes: Buffer, signature: Buffer): boolean => bytes.subarray(0, signature.length).equals(signature)

/**
 * An animated PNG has an `acTL` chunk before the first `IDAT` chunk. A chunk consists of its length (4 bytes), its name
 * (4), its data, and a checksum (4).
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
 * Accepts a JPEG or a PNG that is not animated, by its first bytes and not by its file name. No other format reaches
 * sharp, which supports many more.
 *
 * @throws AppError 400
 */
export function validateUpload(bytes: Buffer): void {
  const isAccepted = startsWith(bytes, JPEG) || (startsWith(bytes, PNG) && !isAnimated(bytes))
  if (!isAccepted) throw invalidImage()
}
