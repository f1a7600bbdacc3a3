import { formatBadgeCount } from '../../lib/format-badge-count.ts'

/** Returns the accessible name of the cart button. It contains the same number as the badge. */
export function getCartLabel(count: number): string {
  if (count <= 0) return 'Cart, empty'
  return count === 1 ? 'Cart, 1 toy' : `Cart, ${formatBadgeCount(count)} toys`
}
