/** Search results show about this many characters of a description. */
const DESCRIPTION_LENGTH = 155

/**
 * Shortens a text to one line, at a word boundary, and ends it with `…` if something is left out.
 * @param maxLength in UTF-16 code units, the `…` included
 */
export function shortenText(text: string, maxLength: number = DESCRIPTION_LENGTH): string {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= maxLength) return line
  const cut = line.slice(0, maxLength)
  const lastSpace = cut.lastIndexOf(' ')
  // A text without spaces is cut between characters, but never inside a surrogate pair.
  const words = lastSpace > 0 ? cut.slice(0, lastSpace) : cut.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '')
  return `${words.replace(/[\s.,;:!?–—-]+$/, '')}…`
}
