import { GROUNDS, type Ground } from '../../tokens.ts'

/** The class of each pale ground. */
export const groundClass: Record<Ground, string> = {
  sun: 'bg-sun-pale',
  sky: 'bg-sky-pale',
  lagoon: 'bg-lagoon-pale',
  tomato: 'bg-tomato-pale',
  plum: 'bg-plum-pale',
}

/** The ground a thing always stands on: the same key (an id or a slug) gives the same one, keys spread over all of them. */
export function groundFor(key: string): Ground {
  let hash = 0
  for (const character of key) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return GROUNDS[hash % GROUNDS.length] ?? 'sun'
}
