/**
 * Removes everything from a text that is not part of a number. With `decimals` it keeps one decimal point and that many
 * digits after it. It removes signs, so the number is never negative.
 */
export function sanitizeNumber(text: string, decimals = 0): string {
  if (decimals <= 0) return withoutLeadingZeros(text.replace(/\D/g, ''))
  const [whole = '', ...rest] = text
    .replace(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  const start = withoutLeadingZeros(whole)
  return rest.length === 0 ? start : `${start || '0'}.${rest.join('').slice(0, decimals)}`
}

function withoutLeadingZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '')
}
