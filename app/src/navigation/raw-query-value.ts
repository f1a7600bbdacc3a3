/**
 * Returns the value after the first '=' of a query string: the email of an invitation, or the token of an external sign-in.
 * Percent-encoding is decoded, but '+' stays a plus, because email addresses contain it (`URLSearchParams` reads it as a space).
 * Returns `''` if there is no value or if it cannot be decoded.
 */
export function rawQueryValue(search: string): string {
  const [, value = ''] = /=([^&]*)/.exec(search) ?? []
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
