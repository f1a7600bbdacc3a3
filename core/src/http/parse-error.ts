import { ErrorResponse, TOAST_TEXT } from '@whirligig/contract'
import { ApiError } from './api-error.ts'

/** Creates the error of a response from its status and its body, which may have any shape. */
export function parseError(status: number, body: unknown): ApiError {
  const parsed = ErrorResponse.safeParse(body)
  const { error, message, issues } = parsed.success ? parsed.data : {}
  return new ApiError(status, error ?? message ?? TOAST_TEXT.fallback, issues)
}
