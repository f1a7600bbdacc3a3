/**
 * Whether an error is this constraint of the schema, refused by the database. The answer to "is it taken?" can only
 * come from there: between a check and an insert another call may get in.
 *
 * @param constraint a unique index, check or foreign key by its name in the schema, such as `users_email_unique`.
 */
export function isConstraintViolation(error: unknown, constraint: string): boolean {
  // Drizzle wraps the driver's error, which names the constraint, as its cause.
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && at.constraint === constraint) return true
  }
  return false
}
