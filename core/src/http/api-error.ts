/** A call that failed. `status` is HTTP's, or 0 where no answer came. */
export class ApiError extends Error {
  readonly status: number
  /** What the server says of single fields; `path` is dotted. */
  readonly issues: readonly { path: string; message: string }[]

  constructor(status: number, message: string, issues: readonly { path: string; message: string }[] = []) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.issues = issues
  }
}

/** Whether the server said that there is no such thing, rather than that something went wrong. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** True for a call that was given up on purpose: its user left, or its session ended. */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
