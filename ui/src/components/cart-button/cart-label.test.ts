import { expect, it } from 'vitest'
import { formatBadgeCount } from '../../lib/format-badge-count.ts'
import { getCartLabel } from './cart-label.ts'

it.each([
  [-1, '', 'Cart, empty'],
  [0, '', 'Cart, empty'],
  [1, '1', 'Cart, 1 toy'],
  [3, '3', 'Cart, 3 toys'],
  [98, '98', 'Cart, 98 toys'],
  [99, '99+', 'Cart, 99+ toys'],
  [250, '99+', 'Cart, 99+ toys'],
])('shows for %i toys the badge %j and the label %j', (count, badge, label) => {
  expect(formatBadgeCount(count)).toBe(badge)
  expect(getCartLabel(count)).toBe(label)
})
