import { maxOrderQuantity } from '@whirligig/contract'

/**
 * Returns the text to announce when the stock changes while the product page is open; '' when the change does not
 * affect the selected quantity.
 */
export function getStockAnnouncement(previousStock: number, stock: number, quantity: number): string {
  if (previousStock > 0 && stock <= 0) return 'This toy has just sold out.'
  if (previousStock <= 0 && stock > 0) return 'This toy is back in stock.'
  const max = maxOrderQuantity(stock)
  if (quantity <= max || quantity > maxOrderQuantity(previousStock)) return ''
  return `Only ${stock} left. The limit is now ${max} per order.`
}
