import { TOAST_TEXT } from '@whirligig/contract'
import { ApiError, isAbort } from '../http/api-error.ts'
import type { CallMeta } from '../query/query-client.ts'

/** A short message at the edge of the screen. */
export type Toast = { tone: 'success' | 'warning' | 'error'; title: string; text?: string }

const error = (title: string, text?: string): Toast => ({ tone: 'error', title, text })

/**
 * What a failed call says, or null where it says nothing.
 * @param where `screen`: the failure has a place of its own on the screen, and what it shows there is not said twice
 */
export function toErrorToast(
  failure: unknown,
  { title, fallback }: CallMeta,
  where: 'screen' | 'action',
): Toast | null {
  if (isAbort(failure)) return null
  if (!(failure instanceof ApiError)) return where === 'screen' ? null : error(fallback ?? TOAST_TEXT.fallback)
  switch (failure.status) {
    case 401:
      return error(TOAST_TEXT.unauthorized)
    case 403:
      return error(TOAST_TEXT.forbidden)
    case 404:
      return null
    case 400:
      return error(title ?? TOAST_TEXT.tryAgain, failure.message)
  }
  if (where === 'screen') return null
  switch (failure.status) {
    case 429:
      return error(title ?? TOAST_TEXT.tryAgain, failure.message)
    case 0:
      return error(failure.message)
    default:
      return error(fallback ?? TOAST_TEXT.fallback)
  }
}
