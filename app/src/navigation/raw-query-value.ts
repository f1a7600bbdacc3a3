/**
 * What a query says after its first '=': the email of an invitation, the token of an external sign-in. Percent signs are
 * decoded, and a plus is a plus, as many email addresses have one. `''` for nothing, and for what cannot be decoded.
 */
export function rawQueryValue(search: string): string {
  const [, value = ''] = /=([^&]*)/.exec(search) ?? []
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
