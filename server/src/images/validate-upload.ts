import { FORM_TEXT, getPictureKind, RESPONSE_TEXT } from '@whirligig/contract'
import { type AppError, badRequest } from '../lib/errors.ts'

/** 400: the upload is not an accepted image. @param reason as the form says it */
export const invalidImage = (reason: string = RESPONSE_TEXT.product.image): AppError => badRequest(reason, 'image')

/**
 * Accepts a JPEG or a PNG that is not animated, by its first bytes and not by its file name. No other format reaches
 * sharp, which supports many more.
 *
 * @throws AppError 400
 */
export function validateUpload(bytes: Buffer): void {
  const kind = getPictureKind(bytes)
  if (kind === 'animated') throw invalidImage(FORM_TEXT.image.animated)
  if (kind !== 'jpeg' && kind !== 'png') throw invalidImage()
}
