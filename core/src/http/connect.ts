import wretch, { type ConfiguredMiddleware, type Wretch } from 'wretch'
import type { ApiClient } from './api-client.ts'
import { ApiError, isAbort, UNREACHABLE_TEXT } from './api-error.ts'

/** Aborts requests when the session ends, and reports 401 responses. */
const sessionMiddleware =
  ({ session, onUnauthorized }: ApiClient): ConfiguredMiddleware =>
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

/** The schema of error responses is loaded with the first one. */
const loadParser = async () => (await import('./parse-error.ts')).parseError

/** Starts a request of a client. Every response with an error status rejects with an `ApiError`. */
export function connect(client: ApiClient): Wretch<unknown, unknown, undefined, ApiError> {
  const { session, fetch } = client
  const request = wretch('/api')
    .fetchPolyfill(fetch)
    .middlewares([sessionMiddleware(client)])
    .customError<ApiError>(async (error, response) => {
      const body: unknown = await response.json().catch(() => null)
      return (await loadParser())(error.status, body)
    })
  return session.token ? request.auth(`Bearer ${session.token}`) : request
}
