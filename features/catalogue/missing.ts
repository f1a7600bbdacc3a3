import { ApiError } from '@whirligig/api'

/** Whether the server said that there is no such thing, rather than that something went wrong. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404
