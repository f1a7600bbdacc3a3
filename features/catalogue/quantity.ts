import { maxOrderQuantity, QUANTITY_TEXT } from '@whirligig/contract'

/**
 * Validates a quantity. Returns undefined for a valid one, and for a product that is out of stock.
 * @param quantity 0 while the input is empty
 */
export function getQuantityError(quantity: number, inventory: number): string | undefined {
  const max = maxOrderQuantity(inventory)
  if (max === 0) return undefined
  if (quantity < 1) return QUANTITY_TEXT.none
  if (!Number.isInteger(quantity)) return QUANTITY_TEXT.whole
  return quantity > max ? QUANTITY_TEXT.over(max) : undefined
}
