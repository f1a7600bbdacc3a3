/** Formats a number for a badge: an empty string up to 0, `99+` from 99. */
export function formatBadgeCount(count: number): string {
  if (count <= 0) return ''
  return count >= 99 ? '99+' : String(count)
}
