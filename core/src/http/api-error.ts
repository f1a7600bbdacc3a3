export const UNREACHABLE_TEXT = 'The shop cannot be reached. Please check your connection and try again.'

/** A failed request. `status` is the HTTP status, or 0 if there was no response. */
export class ApiError extends Error {
  readonly status: number
  /** The server's messages for single fields. `path` is dotted, like `products.0.quantity`. */
  readonly issues: readonly { path: string; message: string }[]

  constructor(status: number, message: string, issues: readonly { path: string; message: string }[] = []) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.issues = issues
  }
}

const GATEWAY_STATUSES: readonly number[] = [502, 503, 504]

/** Whether the shop is out of reach: there was no response, or a proxy or a restarting server responded. */
export const isOutage = ({ status }: Pick<ApiError, 'status'>): boolean =>
  status === 0 || GATEWAY_STATUSES.includes(status)

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Whether the request was cancelled: its component unmounted, or its session ended. */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
