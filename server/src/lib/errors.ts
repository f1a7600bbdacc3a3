import { type ErrorResponse, RESPONSE_TEXT, TOAST_TEXT } from '@whirligig/contract'

type Issue = { path: string; message: string }
type Extras = { issues?: Issue[]; retryAfter?: number }

/** A failure that the caller is told about. Anything else that is thrown is a bug, and is told as a plain 500. */
export class AppError extends Error {
  readonly statusCode: number
  readonly issues: Issue[] | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined

  constructor(statusCode: number, message: string, extras: Extras = {}) {
    super(message)
    this.statusCode = statusCode
    this.issues = extras.issues
    this.retryAfter = extras.retryAfter
  }
}

/** 400. @param path the field that is wrong, where it is one: forms then show the message there. */
export const badRequest = (message: string, path?: string) =>
  new AppError(400, message, path === undefined ? {} : { issues: [{ path, message }] })

/** 400 for a body that breaks its schema; the first message is the answer's sentence. */
export const invalid = (issues: Issue[]) => new AppError(400, issues[0]?.message ?? 'Invalid input.', { issues })

/** 401: nobody is signed in, or no longer. */
export const unauthorized = () => new AppError(401, TOAST_TEXT.unauthorized)

/** 403: signed in, but not allowed to. */
export const forbidden = (message: string = TOAST_TEXT.forbidden) => new AppError(403, message)

/** 404; also for what is somebody else's and whose existence is nobody's business. */
export const notFound = (message = 'Not found.') => new AppError(404, message)

/** 429. @param seconds until it may be tried again */
export const tooManyRequests = (seconds: number) => {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const message = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  return new AppError(429, message, { retryAfter: Math.max(1, Math.ceil(seconds)) })
}

/** The body of a failed call: a 404 says `message`, everything else `error`. */
export function failureBody(error: AppError): ErrorResponse {
  if (error.statusCode === 404) return { message: error.message }
  return error.issues ? { error: error.message, issues: error.issues } : { error: error.message }
}

/** What Fastify itself refuses, in words for a person. */
const FRAMEWORK: Record<string, AppError> = {
  FST_ERR_CTP_INVALID_JSON_BODY: badRequest('The body of the request is not valid JSON.'),
  FST_ERR_CTP_BODY_TOO_LARGE: badRequest('The body of the request is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: badRequest('The body of the request must be JSON (application/json).'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: badRequest('The body of the request is not as long as it says.'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: badRequest('The body of the request must be a form (multipart/form-data).'),
  FST_ERR_BAD_URL: notFound(),
  FST_ERR_NOT_FOUND: notFound(),
}

/** What a caller is told of anything thrown. Never a stack, never a word of an unexpected error. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code, statusCode } = error as { code?: string; statusCode?: number } // Fastify's have them
  const known = code === undefined ? undefined : FRAMEWORK[code]
  if (known) return known
  // 403 is a folder that is not listed: ours are all `AppError`s.
  if (statusCode === 403 || statusCode === 404 || statusCode === 414) return notFound()
  if (statusCode === 503) return new AppError(503, 'The shop is restarting. Please try again in a moment.')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return badRequest('The request could not be understood.')
  }
  return new AppError(500, RESPONSE_TEXT.unexpectedError)
}
