import { TINTS, type Tint } from '../../tokens.ts'

/** Background class of each tint. */
export const tintClass: Record<Tint, string> = {
  sun: 'bg-tint-sun',
  sky: 'bg-tint-sky',
  lagoon: 'bg-tint-lagoon',
  tomato: 'bg-tint-tomato',
  plum: 'bg-tint-plum',
}

/** Returns the background tint of a thing. The same key (an id or a slug) always has the same tint. */
export function tintFor(key: string): Tint {
  let hash = 0
  for (const character of key) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return TINTS[hash % TINTS.length] ?? 'sun'
}
