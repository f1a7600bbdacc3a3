import type { colour } from './tokens.ts'

type Token = keyof typeof colour
/** A colour and every background that it is used on. */
type Pair = { backgrounds: readonly Token[]; colour: Token }

const PALE = ['sun-pale', 'sky-pale', 'lagoon-pale', 'tomato-pale', 'plum-pale', 'sand'] as const

/** Text colours and their backgrounds, with a contrast of at least 4.5:1. */
export const TEXT_PAIRS: readonly Pair[] = [
  { colour: 'ink', backgrounds: ['paper', 'card', 'sun', 'line', ...PALE] },
  { colour: 'ink-soft', backgrounds: ['paper', 'card', ...PALE] },
  { colour: 'on-ink', backgrounds: ['ink'] },
  { colour: 'on-ink-soft', backgrounds: ['ink'] },
  { colour: 'card', backgrounds: ['tomato', 'tomato-hover', 'danger', 'danger-hover', 'lagoon', 'ink', 'ink-soft'] },
  { colour: 'tomato', backgrounds: ['paper', 'card'] },
  { colour: 'tomato-text', backgrounds: ['tomato-pale', 'card'] },
  { colour: 'danger', backgrounds: ['paper', 'card', 'tomato-pale'] },
  { colour: 'lagoon', backgrounds: ['paper', 'card', 'lagoon-pale'] },
  { colour: 'lagoon-text', backgrounds: ['lagoon-pale', 'card'] },
  { colour: 'sky', backgrounds: ['paper', 'card', 'sun-pale', 'sky-pale'] },
  { colour: 'sky-text', backgrounds: ['paper', 'card', 'sky-pale', 'sun-pale'] },
  { colour: 'plum', backgrounds: ['paper', 'card', 'plum-pale'] },
]

/** Colours of icons, control borders and the focus ring, with a contrast of at least 3:1. */
export const EDGE_PAIRS: readonly Pair[] = [
  { colour: 'edge', backgrounds: ['paper', 'card', 'sun-pale'] },
  { colour: 'ink', backgrounds: ['paper', 'card', 'sun-pale'] },
  { colour: 'danger', backgrounds: ['paper', 'card'] },
  { colour: 'lagoon', backgrounds: ['paper', 'card'] },
  { colour: 'sky', backgrounds: ['paper', 'card', 'sun', 'sun-pale', 'sand'] },
  { colour: 'sun', backgrounds: ['ink'] },
  { colour: 'sun-edge', backgrounds: ['paper', 'card', 'sun', 'sun-pale', 'tomato-pale'] },
  { colour: 'tomato', backgrounds: ['paper', 'card', 'line', 'tomato-pale'] },
]
