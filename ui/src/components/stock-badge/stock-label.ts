import type { BadgeTone } from '../badge/badge.tsx'

/**
 * Returns text and tone of the stock badge.
 * @param stock number of pieces; 0 or less is out of stock
 * @param lowStockThreshold the number is shown from this stock down; 0 never shows it
 */
export function getStockLabel(stock: number, lowStockThreshold = 0): { text: string; tone: BadgeTone } {
  if (stock <= 0) return { text: 'Out of stock', tone: 'danger' }
  if (stock <= lowStockThreshold) return { text: `Only ${stock} left`, tone: 'highlight' }
  return { text: 'In stock', tone: 'success' }
}
