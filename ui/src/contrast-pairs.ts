import type { colour } from './tokens.ts'

type Token = keyof typeof colour
/** What lies on what: one colour, and every ground it is used on. */
type Pair = { on: readonly Token[]; colour: Token }

const PALE = ['sun-pale', 'sky-pale', 'lagoon-pale', 'tomato-pale', 'plum-pale', 'sand'] as const

/** Texts and their grounds: 4.5:1 at least. */
export const TEXT_PAIRS: readonly Pair[] = [
  { colour: 'ink', on: ['paper', 'card', 'sun', 'line', ...PALE] },
  { colour: 'ink-soft', on: ['paper', 'card', ...PALE] },
  { colour: 'on-ink', on: ['ink'] },
  { colour: 'on-ink-soft', on: ['ink'] },
  { colour: 'card', on: ['tomato', 'tomato-hover', 'danger', 'danger-hover', 'lagoon', 'ink', 'ink-soft'] },
  { colour: 'tomato', on: ['paper', 'card'] },
  { colour: 'tomato-text', on: ['tomato-pale', 'card'] },
  { colour: 'danger', on: ['paper', 'card', 'tomato-pale'] },
  { colour: 'lagoon', on: ['paper', 'card', 'lagoon-pale'] },
  { colour: 'lagoon-text', on: ['lagoon-pale', 'card'] },
  { colour: 'sky', on: ['paper', 'card', 'sun-pale', 'sky-pale'] },
  { colour: 'sky-text', on: ['paper', 'card', 'sky-pale', 'sun-pale'] },
  { colour: 'plum', on: ['paper', 'card', 'plum-pale'] },
]

/** Icons, the edges of controls and the focus ring, and their grounds: 3:1 at least. */
export const EDGE_PAIRS: readonly Pair[] = [
  { colour: 'edge', on: ['paper', 'card', 'sun-pale'] },
  { colour: 'ink', on: ['paper', 'card', 'sun-pale'] },
  { colour: 'danger', on: ['paper', 'card'] },
  { colour: 'lagoon', on: ['paper', 'card'] },
  { colour: 'sky', on: ['paper', 'card', 'sun', 'sun-pale', 'sand'] },
  { colour: 'sun', on: ['ink'] },
  { colour: 'sun-edge', on: ['paper', 'card', 'sun', 'sun-pale', 'tomato-pale'] },
  { colour: 'tomato', on: ['paper', 'card', 'line', 'tomato-pale'] },
]
