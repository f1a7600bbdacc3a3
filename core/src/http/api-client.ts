import { ErrorResponse, TOAST_TEXT } from '@whirligig/contract'
import wretch, { type ConfiguredMiddleware, type Wretch } from 'wretch'
import type { Session } from '../session/session.ts'
import { ApiError, isAbort } from './api-error.ts'

/** The HTTP client for `/api`. Every response with an error status rejects with an `ApiError`. */
export type ApiClient = Wretch<unknown, unknown, undefined, ApiError>

export const UNREACHABLE_TEXT = 'The shop cannot be reached. Please check your connection and try again.'

/** Aborts requests when the session ends, and reports 401 responses. */
const sessionMiddleware =
  (session: Session, onUnauthorized: (session: Session) => void): ConfiguredMiddleware =>
  (next) =>
  async (url, options) => {
    const requestSignal: AbortSignal | null | undefined = options.signal
    const signal = requestSignal ? AbortSignal.any([requestSignal, session.signal]) : session.signal
    const response = await next(url, { ...options, signal }).catch((error: unknown) => {
      throw isAbort(error) ? error : new ApiError(0, UNREACHABLE_TEXT)
    })
    if (response.status === 401) onUnauthorized(session)
    // The session may have ended since, perhaps by this response. Its result must not reach the next session.
    session.signal.throwIfAborted()
    return response
  }

async function toApiError(status: number, body: () => Promise<unknown>): Promise<ApiError> {
  const parsed = ErrorResponse.safeParse(await body().catch(() => null))
  const { error, message, issues } = parsed.success ? parsed.data : {}
  return new ApiError(status, error ?? message ?? TOAST_TEXT.fallback, issues)
}

/**
 * Creates the client of a session.
 * @param onUnauthorized called on every 401 response, even if the caller catches the error
 */
export function createClient(session: Session, onUnauthorized: (session: Session) => void): ApiClient {
  const client = wretch('/api')
    .middlewares([sessionMiddleware(session, onUnauthorized)])
    .customError<ApiError>((error, response) => toApiError(error.status, () => response.json()))
  return session.token ? client.auth(`Bearer ${session.token}`) : client
}

/** Returns `?a=1&b=x` without the parameters that are undefined or empty, or '' if there are none. */
export function toQueryString(params: Readonly<Record<string, string | number | undefined>>): string {
  const entries = Object.entries(params).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`
}
