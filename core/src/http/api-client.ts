import { ErrorResponse, TOAST_TEXT } from '@whirligig/contract'
import wretch, { type ConfiguredMiddleware, type Wretch } from 'wretch'
import type { Session } from '../session/session.ts'
import { ApiError, isAbort } from './api-error.ts'

/** The one way to the server. Every answer that is not a success rejects with an `ApiError`. */
export type ApiClient = Wretch<unknown, unknown, undefined, ApiError>

export const UNREACHABLE_TEXT = 'The shop cannot be reached. Please check your connection and try again.'

/** Ends the call with the session that made it, and says when the server no longer knows that session. */
const sessionMiddleware =
  (session: Session, onUnauthorized: (session: Session) => void): ConfiguredMiddleware =>
  (next) =>
  async (url, options) => {
    const own: AbortSignal | null | undefined = options.signal
    const signal = own ? AbortSignal.any([own, session.signal]) : session.signal
    const response = await next(url, { ...options, signal }).catch((error: unknown) => {
      throw isAbort(error) ? error : new ApiError(0, UNREACHABLE_TEXT)
    })
    if (response.status === 401) onUnauthorized(session)
    // An answer to a session that is over by now, maybe by this very answer, says nothing to whoever comes next.
    session.signal.throwIfAborted()
    return response
  }

async function toApiError(status: number, body: () => Promise<unknown>): Promise<ApiError> {
  const failure = ErrorResponse.safeParse(await body().catch(() => null))
  const { error, message, issues } = failure.success ? failure.data : {}
  return new ApiError(status, error ?? message ?? TOAST_TEXT.fallback, issues)
}

/**
 * A client for one session.
 * @param onUnauthorized is told of every 401; no call can keep that from happening
 */
export function createClient(session: Session, onUnauthorized: (session: Session) => void): ApiClient {
  const client = wretch('/api')
    .middlewares([sessionMiddleware(session, onUnauthorized)])
    .customError<ApiError>((error, response) => toApiError(error.status, () => response.json()))
  return session.token ? client.auth(`Bearer ${session.token}`) : client
}

/** `?a=1&b=x` of what is not empty; `''` of nothing. */
export function toQueryString(params: Readonly<Record<string, string | number | undefined>>): string {
  const filled = Object.entries(params).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`
}
