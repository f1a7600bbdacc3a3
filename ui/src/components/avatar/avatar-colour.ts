import { AVATAR_COLOURS } from '../../tokens-avatar.ts'

/** The first letter of a name; a dot for one that has none. */
export function getInitial(name: string): string {
  const [first = '·'] = name.trim()
  return first.toLocaleUpperCase('en-US')
}

/** Shares no factor with the length of the palette, and keeps neighbouring keys from neighbouring hues. */
const STRIDE = 19

/** The colour that a person always has: the same key gives the same one, keys spread over the whole palette. */
export function getAvatarColour(key: string): string {
  let hash = 0
  for (const character of key) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return AVATAR_COLOURS[(hash * STRIDE) % AVATAR_COLOURS.length] ?? AVATAR_COLOURS[0]
}
