import { calculateTax, formatPrice, type Product, toCents, toDollars } from '@whirligig/contract'

/** Returns what is added to the price of one piece, or undefined if the tax is not known. */
export function getTaxNote({ price, taxRate }: Pick<Product, 'price' | 'taxRate'>): string | undefined {
  if (taxRate === undefined) return undefined
  const cents = calculateTax(toCents(price), taxRate)
  return cents > 0 ? `plus ${formatPrice(toDollars(cents))} tax` : 'no tax added'
}
