/** The number of lines that a folded text shows. */
const FOLDED_LINES = 4

/** More characters than four lines of the widest card have. */
const MAX_CHARACTERS = 360

/**
 * Whether a text is long enough to fold: more than four lines at any width. It only looks at the text, so that the server
 * and the browser decide alike.
 */
export function isLongText(text: string): boolean {
  return text.length > MAX_CHARACTERS || text.split('\n').length > FOLDED_LINES + 1
}
