import { FORM_TEXT, maxOrderQuantity } from '@whirligig/contract'

/**
 * What is wrong with a wanted quantity, if anything. A toy that is out of stock has nothing to ask for.
 * @param quantity 0 while the input is empty
 */
export function quantityError(quantity: number, inventory: number): string | undefined {
  const most = maxOrderQuantity(inventory)
  if (most === 0) return undefined
  if (quantity < 1) return FORM_TEXT.quantity.none
  if (!Number.isInteger(quantity)) return FORM_TEXT.quantity.whole
  return quantity > most ? FORM_TEXT.quantity.over(most) : undefined
}
