/**
 * Whether an error is the violation of a constraint. Use it instead of a query before the insert: another request could
 * insert a row between the two.
 *
 * @param constraint the name of a unique index, check or foreign key in the schema, such as `users_email_unique`
 */
export function isConstraintViolation(error: unknown, constraint: string): boolean {
  // Drizzle wraps the driver's error, which has the constraint's name.
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && cause.constraint === constraint) return true
  }
  return false
}
