import { calculateTax, toCents, toDollars } from '@whirligig/contract'
import type { CartLine } from './rules.ts'

/** What a cart costs, in dollars. */
export type CartFigures = {
  /** All toys without tax. */
  items: number
  tax: number
  /** The amount to pay. Delivery is free. */
  total: number
}

/**
 * Calculates what the available lines cost, as the server does when it places the order.
 * @param taxRate percent
 */
export function calculateFigures(lines: readonly CartLine[], taxRate: number): CartFigures {
  let cents = 0
  let taxCents = 0
  for (const { totalPrice, taxable, unavailable } of lines) {
    if (unavailable) continue
    const lineCents = toCents(totalPrice)
    cents += lineCents
    if (taxable) taxCents += calculateTax(lineCents, taxRate)
  }
  return { items: toDollars(cents), tax: toDollars(taxCents), total: toDollars(cents + taxCents) }
}
