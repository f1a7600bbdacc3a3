import fastifyMultipart from '@fastify/multipart'
import { FORM_TEXT, PICTURE_LIMITS } from '@whirligig/contract'
import type { FastifyRequest } from 'fastify'
import type { App } from '../deps.ts'
import { invalidImage } from '../images/validate-upload.ts'
import { AppError, badRequest, toAppError } from '../lib/errors.ts'
import { stripMarkupDeep } from '../lib/strip-markup.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The picture of the form, or null. Set by `readForm`. */
    picture: Buffer | null
  }
}

/** A form has one picture and a few short fields. */
const LIMITS = {
  files: 1,
  fileSize: PICTURE_LIMITS.bytes,
  fields: 20,
  fieldSize: 10_000,
  fieldNameSize: 100,
  headerPairs: 20,
}

/** Registers multipart support for the routes of a scope, for `readForm`. */
export async function acceptForms(scope: App): Promise<void> {
  await scope.register(fastifyMultipart, { limits: LIMITS })
  scope.decorateRequest('picture', null)
}

/** Converts an error while reading a form to one for the client. */
function toFormError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code } = error as { code?: unknown } // Fastify's errors have a code
  if (code === 'FST_REQ_FILE_TOO_LARGE') return invalidImage(FORM_TEXT.image.large)
  if (code === 'FST_FILES_LIMIT') return badRequest('Please upload one picture only.', 'image')
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return toAppError(error)
  return badRequest('The form could not be read. Please send it again.')
}

async function readParts(
  request: FastifyRequest,
): Promise<{ fields: Record<string, unknown>; picture: Buffer | null }> {
  const fields: [string, unknown][] = []
  let picture: Buffer | null = null
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer()
      if (part.fieldname === 'image') picture = bytes
    } else {
      if (part.valueTruncated || part.fieldnameTruncated) throw badRequest('A field of the form is too long.')
      fields.push([part.fieldname, part.value])
    }
  }
  if (new Set(fields.map(([name]) => name)).size < fields.length) throw badRequest('A field of the form came twice.')
  return { fields: Object.fromEntries(fields), picture }
}

/**
 * `preValidation` hook for a route with a form (multipart/form-data). The fields become the body, without markup, and the
 * picture becomes `request.picture`. The picture stays in memory, so there is no temporary file to delete.
 *
 * @throws AppError 400 with a specific message for each kind of invalid form
 */
export async function readForm(request: FastifyRequest): Promise<void> {
  try {
    const { fields, picture } = await readParts(request)
    request.body = stripMarkupDeep(fields)
    request.picture = picture
  } catch (error) {
    throw toFormError(error)
  }
}

/** The picture of a form that requires one. @throws AppError 400 */
export function requirePicture(request: FastifyRequest): Buffer {
  if (!request.picture) throw invalidImage()
  return request.picture
}
