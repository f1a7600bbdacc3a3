/**
 * What is kept of a typed number: digits, and with `decimals` one point with at most that many digits behind it. A sign is
 * never kept, so nothing is below 0.
 */
export function sanitizeNumber(typed: string, decimals = 0): string {
  if (decimals <= 0) return withoutLeadingZeros(typed.replace(/\D/g, ''))
  const [whole = '', ...rest] = typed
    .replace(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  const start = withoutLeadingZeros(whole)
  return rest.length === 0 ? start : `${start || '0'}.${rest.join('').slice(0, decimals)}`
}

function withoutLeadingZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '')
}
