import { hashText } from '../../lib/hash-text.ts'
import { TINTS, type Tint } from '../../tokens.ts'

/** Background class of each tint. Composed names are shorter in the first load than a list; `base.css` names them for Tailwind. */
export const tintClass = Object.fromEntries(TINTS.map((tint) => [tint, `bg-tint-${tint}`])) as Record<Tint, string> // all tints

/** Returns the background tint of a thing. The same key (an id or a slug) always has the same tint. */
export function tintFor(key: string): Tint {
  return TINTS[hashText(key) % TINTS.length] ?? 'sun'
}
