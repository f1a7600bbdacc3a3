import { TOAST_TEXT } from '@whirligig/contract'
import { ApiError, isAbort, UNREACHABLE_TEXT } from '../http/api-error.ts'

/** The type of a form error without a response. */
const NO_RESPONSE = '0'

/** The error of a form whose validation could not be loaded. */
export const VALIDATION_NOT_LOADED = { type: NO_RESPONSE, message: UNREACHABLE_TEXT }

/** The error of a form whose record another user, or another tab, has deleted. A 404 has no toast. */
const DELETED_TEXT =
  'This has been deleted in the meantime, so it could not be saved. What you have typed is still here.'

/**
 * Returns the form error of a failed request: its status as `type`, and the message. Null for an aborted request and for a
 * 401, which ends the session.
 */
export function toFormError(error: unknown): { type: string; message: string } | null {
  if (isAbort(error)) return null
  if (!(error instanceof ApiError)) return { type: NO_RESPONSE, message: TOAST_TEXT.fallback }
  const { status, message } = error
  if (status === 401) return null
  if (status === 404) return { type: '404', message: DELETED_TEXT }
  return { type: String(status), message: status === 403 ? TOAST_TEXT.forbidden : message }
}
