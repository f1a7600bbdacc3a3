import { NOTICE_TEXT } from '@whirligig/contract'
import { ApiError, isAbort } from '../http/api-error.ts'
import type { CallMeta } from '../query/query-client.ts'

/** A short message at the edge of the screen. */
export type Notice = { tone: 'success' | 'warning' | 'error'; title: string; text?: string }

const error = (title: string, text?: string): Notice => ({ tone: 'error', title, text })

/**
 * What a failed call says, or null where it says nothing.
 * @param where `screen`: the failure has a place of its own on the screen, and what it shows there is not said twice
 */
export function noticeFor(failure: unknown, { title, fallback }: CallMeta, where: 'screen' | 'action'): Notice | null {
  if (isAbort(failure)) return null
  if (!(failure instanceof ApiError)) return where === 'screen' ? null : error(fallback ?? NOTICE_TEXT.fallback)
  switch (failure.status) {
    case 401:
      return error(NOTICE_TEXT.unauthorized)
    case 403:
      return error(NOTICE_TEXT.forbidden)
    case 404:
      return null
    case 400:
      return error(title ?? NOTICE_TEXT.tryAgain, failure.message)
  }
  if (where === 'screen') return null
  switch (failure.status) {
    case 429:
      return error(title ?? NOTICE_TEXT.tryAgain, failure.message)
    case 0:
      return error(failure.message)
    default:
      return error(fallback ?? NOTICE_TEXT.fallback)
  }
}
