import { toSingleLine } from './single-line.ts'

/** A word of a name: `Zoë`, `Mary-Jane`, `O'Neill`, `J.`. No dot inside, which mail programs could turn into a link. */
const WORD = /^\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*\.?$/u
const MAX_WORDS = 4
const MAX_LENGTH = 40

/**
 * Returns a name for the greeting of a mail, or "there" for a text that does not look like a name. Anyone can sign up with
 * the email of another person, and the shop must not send links or messages of strangers.
 */
export function toGreetingName(name: string): string {
  const line = toSingleLine(name.normalize('NFC'))
  const words = line.split(' ')
  const isName = line.length <= MAX_LENGTH && words.length <= MAX_WORDS && words.every((word) => WORD.test(word))
  return isName ? line : 'there'
}
