/** What a badge shows for a number: nothing for none, `99+` from 99 on. */
export function formatBadgeCount(count: number): string {
  if (count <= 0) return ''
  return count >= 99 ? '99+' : String(count)
}
