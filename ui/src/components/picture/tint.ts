import { TINTS, type Tint } from '../../tokens.ts'

/** Background class of each tint. `base.css` names these classes for Tailwind, which saves the home page their text. */
export const tintClass = Object.fromEntries(TINTS.map((tint) => [tint, `bg-tint-${tint}`])) as Record<Tint, string> // all tints

/** Returns the background tint of a thing. The same key (an id or a slug) always has the same tint. */
export function tintFor(key: string): Tint {
  let hash = 0
  for (const character of key) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return TINTS[hash % TINTS.length] ?? 'sun'
}
