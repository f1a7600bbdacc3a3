import { TOAST_TEXT } from '@whirligig/contract'
import { ApiError, isAbort } from '../http/api-error.ts'
import type { ErrorSource, ErrorToastMeta } from '../query/query-client.ts'

/** A short message at the edge of the screen. */
export type Toast = { tone: 'success' | 'warning' | 'error'; title: string; text?: string }

const errorToast = (title: string, text?: string): Toast => ({ tone: 'error', title, text })

/**
 * Returns the toast for a failed request, or null if there is none. An aborted request and a 404 have no toast. A failed
 * query shows its error on the screen, so that it only has a toast for 400, 401 and 403.
 */
export function toErrorToast(error: unknown, { title, fallback }: ErrorToastMeta, source: ErrorSource): Toast | null {
  if (isAbort(error)) return null
  if (!(error instanceof ApiError)) return source === 'query' ? null : errorToast(fallback ?? TOAST_TEXT.fallback)
  switch (error.status) {
    case 401:
      return errorToast(TOAST_TEXT.unauthorized)
    case 403:
      return errorToast(TOAST_TEXT.forbidden)
    case 404:
      return null
    case 400:
      return errorToast(title ?? TOAST_TEXT.tryAgain, error.message)
  }
  if (source === 'query') return null
  switch (error.status) {
    case 429:
      return errorToast(title ?? TOAST_TEXT.tryAgain, error.message)
    case 0:
      return errorToast(error.message)
    default:
      return errorToast(fallback ?? TOAST_TEXT.fallback)
  }
}
