import { hashText } from '../../lib/hash-text.ts'
import { AVATAR_COLOURS } from '../../tokens-avatar.ts'

/** Returns the first letter of a name in upper case, or a dot for an empty name. */
export function getInitial(name: string): string {
  const [first = '·'] = name.trim()
  return first.toLocaleUpperCase('en-US')
}

/** Has no common factor with the palette's length, and maps similar keys to dissimilar colours. */
const HASH_MULTIPLIER = 19

/** Returns the avatar colour of a person. The same key always has the same colour. */
export function getAvatarColour(key: string): string {
  return AVATAR_COLOURS[(hashText(key) * HASH_MULTIPLIER) % AVATAR_COLOURS.length] ?? AVATAR_COLOURS[0]
}
