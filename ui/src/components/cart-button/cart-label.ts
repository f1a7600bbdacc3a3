/** What the badge shows for a number of toys: nothing for none, `99+` from 99 on. */
export function cartBadge(count: number): string {
  if (count <= 0) return ''
  return count >= 99 ? '99+' : String(count)
}

/** What the button is called for a number of toys: it says no more than the badge shows. */
export function getCartLabel(count: number): string {
  if (count <= 0) return 'Cart, empty'
  return count === 1 ? 'Cart, 1 toy' : `Cart, ${cartBadge(count)} toys`
}
