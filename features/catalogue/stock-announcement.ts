import { maxOrderQuantity } from '@whirligig/contract'

/**
 * What a shopper is told when the stock changes under their eyes; '' where it does not concern them.
 * @param before and now: pieces
 * @param wanted the quantity that they have set
 */
export function getStockAnnouncement(before: number, now: number, wanted: number): string {
  if (before > 0 && now <= 0) return 'This toy has just sold out.'
  if (before <= 0 && now > 0) return 'This toy is back in stock.'
  const most = maxOrderQuantity(now)
  if (wanted <= most || wanted > maxOrderQuantity(before)) return ''
  return `Only ${now} left. An order may hold ${most} of them now.`
}
