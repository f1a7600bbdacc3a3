import { FORM_TEXT, maxOrderQuantity } from '@whirligig/contract'

/**
 * Validates a quantity. Returns undefined for a valid one, and for a product that is out of stock.
 * @param quantity 0 while the input is empty
 */
export function getQuantityError(quantity: number, inventory: number): string | undefined {
  const max = maxOrderQuantity(inventory)
  if (max === 0) return undefined
  if (quantity < 1) return FORM_TEXT.quantity.none
  if (!Number.isInteger(quantity)) return FORM_TEXT.quantity.whole
  return quantity > max ? FORM_TEXT.quantity.over(max) : undefined
}
