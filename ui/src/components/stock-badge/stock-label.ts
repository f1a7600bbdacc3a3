import type { BadgeTone } from '../badge/badge.tsx'

/**
 * What a shopper is told about the stock.
 * @param stock pieces left; 0 and less is none
 * @param lowAt from this many pieces down the number is said; 0 never says it
 */
export function getStockLabel(stock: number, lowAt = 0): { text: string; tone: BadgeTone } {
  if (stock <= 0) return { text: 'Out of stock', tone: 'danger' }
  if (stock <= lowAt) return { text: `Only ${stock} left`, tone: 'highlight' }
  return { text: 'In stock', tone: 'success' }
}
