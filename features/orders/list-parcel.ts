import { isToShip, type OrderLine } from '@whirligig/contract'

/**
 * Returns the lines that go into the next parcel: those that are still to ship. When nothing is left, it returns all lines, so that a slip can be
 * printed again. Cancelled lines are never packed.
 */
export function listParcel<Line extends Pick<OrderLine, 'status'>>(lines: readonly Line[]): Line[] {
  const open = lines.filter(({ status }) => isToShip(status))
  return open.length > 0 ? open : lines.filter(({ status }) => status !== 'Cancelled')
}
