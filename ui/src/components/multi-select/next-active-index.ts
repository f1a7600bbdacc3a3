/** How many options a Page key goes over. */
const PAGE = 10

/**
 * Which option is the active one after a key, or undefined where the key does not move.
 * @param active index of the active option, -1 while the text is
 * @param count how many options there are
 */
export function nextActiveIndex(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1
    case 'ArrowUp':
      return active <= 0 ? last : active - 1
    case 'PageDown':
      return Math.min(last, Math.max(active, 0) + PAGE)
    case 'PageUp':
      return Math.max(0, active - PAGE)
    // While the text is active they move its caret, as in any field.
    case 'Home':
      return active < 0 ? undefined : 0
    case 'End':
      return active < 0 ? undefined : last
    default:
      return undefined
  }
}
