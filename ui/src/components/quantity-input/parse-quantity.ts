/** Parses a whole number. It ignores everything but digits; a text without digits is 0. */
export function parseQuantity(text: string): number {
  const digits = text.replace(/\D/g, '').slice(0, 6)
  return digits === '' ? 0 : Number(digits)
}

/** Adds `by` and clamps the result between 1 and `max`. */
export function stepQuantity(value: number, by: number, max: number): number {
  return Math.max(1, Math.min(value + by, max))
}
