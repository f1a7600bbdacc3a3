/**
 * The SQLSTATE code of a database error, such as `40P01`.
 *
 * @returns undefined for an error that PostgreSQL has not reported
 */
export function getSqlState(error: unknown): string | undefined {
  // Drizzle wraps the driver's error, which has the code.
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code
  }
}
