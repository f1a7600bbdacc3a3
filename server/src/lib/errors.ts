import { type ErrorResponse, formatCount, RESPONSE_TEXT, TOAST_TEXT } from '@whirligig/contract'
import { isUnavailable } from '../db/is-unavailable.ts'

type Issue = { path: string; message: string }
type Extras = { issues?: Issue[]; retryAfter?: number }

/** An error with a message for the client. Any other error is a bug and becomes a generic 500. */
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

/** 400. @param path the invalid field; forms show the message next to it */
export const badRequest = (message: string, path?: string) =>
  new AppError(400, message, path === undefined ? {} : { issues: [{ path, message }] })

/** 400 for a body that does not match its schema. The first issue becomes the message. */
export const invalid = (issues: Issue[]) => new AppError(400, issues[0]?.message ?? 'Invalid input.', { issues })

/** 401: there is no session, or it has ended. */
export const unauthorized = () => new AppError(401, TOAST_TEXT.unauthorized)

/** 403: signed in, but not allowed. */
export const forbidden = (message: string = TOAST_TEXT.forbidden) => new AppError(403, message)

/** 404. Also for objects of other users, so that the response does not reveal that they exist. */
export const notFound = (message = 'Not found.') => new AppError(404, message)

/** 429. @param seconds until the next attempt */
export const tooManyRequests = (seconds: number) => {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const message = `Too many attempts. Please try again in ${formatCount(minutes, 'minute')}.`
  return new AppError(429, message, { retryAfter: Math.max(1, Math.ceil(seconds)) })
}

/** 503, with `Retry-After`. */
export const unavailable = (message: string) => new AppError(503, message, { retryAfter: RETRY_AFTER_SECONDS })
const RETRY_AFTER_SECONDS = 5

/** The body of an error response: a 404 has `message`, every other status `error`. */
export function toFailureBody(error: AppError): ErrorResponse {
  if (error.statusCode === 404) return { message: error.message }
  return error.issues ? { error: error.message, issues: error.issues } : { error: error.message }
}

/** Errors of Fastify by code, with messages for users. */
const FASTIFY_ERRORS: Record<string, AppError> = {
  FST_ERR_CTP_INVALID_JSON_BODY: badRequest('The body of the request is not valid JSON.'),
  FST_ERR_CTP_BODY_TOO_LARGE: badRequest('The body of the request is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: badRequest('The body of the request must be JSON (application/json).'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: badRequest('The body of the request does not match its Content-Length.'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: badRequest('The body of the request must be a form (multipart/form-data).'),
  FST_ERR_BAD_URL: notFound(),
  FST_ERR_NOT_FOUND: notFound(),
}

/** Converts any thrown value to an error for the client. It never contains a stack or an unexpected error's message. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code, statusCode } = error as { code?: string; statusCode?: number } // Fastify's errors have both
  const appError = code === undefined ? undefined : FASTIFY_ERRORS[code]
  if (appError) return appError
  // @fastify/static throws 403 for a folder. Our own 403s are AppErrors.
  if (statusCode === 403 || statusCode === 404 || statusCode === 414) return notFound()
  if (statusCode === 503) return unavailable('The shop is restarting. Please try again in a moment.')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return badRequest('The request could not be understood.')
  }
  if (isUnavailable(error)) return unavailable('The shop is temporarily unavailable. Please try again in a moment.')
  return new AppError(500, RESPONSE_TEXT.unexpectedError)
}
