import { TINTS, type Tint } from '../../tokens.ts'

/** The class of each pale ground. */
export const tintClass: Record<Tint, string> = {
  sun: 'bg-sun-pale',
  sky: 'bg-sky-pale',
  lagoon: 'bg-lagoon-pale',
  tomato: 'bg-tomato-pale',
  plum: 'bg-plum-pale',
}

/** The ground a thing always stands on: the same key (an id or a slug) gives the same one, keys spread over all of them. */
export function tintFor(key: string): Tint {
  let hash = 0
  for (const character of key) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return TINTS[hash % TINTS.length] ?? 'sun'
}
