/** The whole number in what was typed: everything that is not a digit is dropped; nothing left is 0, an empty box. */
export function parseQuantity(typed: string): number {
  const digits = typed.replace(/\D/g, '').slice(0, 6)
  return digits === '' ? 0 : Number(digits)
}

/** One step up or down, kept between 1 and `max`. */
export function stepQuantity(value: number, by: number, max: number): number {
  return Math.max(1, Math.min(value + by, max))
}
