/** Returns the text of a character counter, and the announcement for screen readers near or past the limit. */
export function getCharacterCount(
  length: number,
  max: number,
): { text: string; announcement: string; isOver: boolean } {
  const remaining = max - length
  const isNearLimit = remaining <= Math.max(10, max / 10)
  return {
    text: `${length} / ${max}`,
    announcement: isNearLimit ? formatRemaining(remaining) : '',
    isOver: remaining < 0,
  }
}

function formatRemaining(remaining: number): string {
  const count = Math.abs(remaining)
  return `${count} ${count === 1 ? 'character' : 'characters'} ${remaining < 0 ? 'too many' : 'left'}`
}
