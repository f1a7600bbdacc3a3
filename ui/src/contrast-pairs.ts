import type { ColourToken } from './tokens.ts'

/** A colour and every background that it is used on. */
export type ContrastPair = { backgrounds: readonly ColourToken[]; colour: ColourToken }

const PALE = ['sun-pale', 'sky-pale', 'lagoon-pale', 'tomato-pale', 'plum-pale', 'sand'] as const
const TINTS = ['tint-sun', 'tint-sky', 'tint-lagoon', 'tint-tomato', 'tint-plum'] as const

/** Text colours and their backgrounds, with a contrast of at least 4.5:1 in both modes. */
export const TEXT_PAIRS: readonly ContrastPair[] = [
  { colour: 'ink', backgrounds: ['paper', 'card', 'line', ...PALE] },
  { colour: 'ink-soft', backgrounds: ['paper', 'card', ...PALE] },
  { colour: 'on-ink', backgrounds: ['ink'] },
  { colour: 'on-ink-soft', backgrounds: ['ink'] },
  { colour: 'on-night', backgrounds: ['night'] },
  { colour: 'night', backgrounds: ['sun'] },
  { colour: 'on-night-soft', backgrounds: ['night'] },
  { colour: 'sun', backgrounds: ['night'] },
  { colour: 'card', backgrounds: ['lagoon', 'ink', 'ink-soft'] },
  { colour: 'tomato', backgrounds: ['paper', 'card'] },
  { colour: 'tomato-text', backgrounds: ['tomato-pale', 'card'] },
  { colour: 'danger', backgrounds: ['paper', 'card', 'tomato-pale'] },
  { colour: 'lagoon', backgrounds: ['paper', 'card', 'lagoon-pale'] },
  { colour: 'lagoon-text', backgrounds: ['lagoon-pale', 'card'] },
  { colour: 'sky', backgrounds: ['paper', 'card', 'sun-pale', 'sky-pale'] },
  { colour: 'sky-text', backgrounds: ['paper', 'card', 'sky-pale', 'sun-pale'] },
  { colour: 'plum', backgrounds: ['paper', 'card', 'plum-pale'] },
]

/** Text on the pastel grounds of pictures, which has the colours of the light mode in both modes: at least 4.5:1. */
export const TINT_TEXT_PAIRS: readonly ContrastPair[] = [
  { colour: 'ink', backgrounds: TINTS },
  { colour: 'ink-soft', backgrounds: TINTS },
]

/** Focus rings on these grounds: at least 3:1. */
export const TINT_EDGE_PAIRS: readonly ContrastPair[] = [{ colour: 'sky', backgrounds: TINTS }]

/** Text on grounds that have the class `scheme-light`, and therefore the colours of the light mode in both modes: at least 4.5:1. */
export const BRIGHT_TEXT_PAIRS: readonly ContrastPair[] = [
  { colour: 'ink', backgrounds: ['sun'] },
  { colour: 'card', backgrounds: ['tomato', 'tomato-hover', 'danger', 'danger-hover'] },
]

/** Colours of icons, control borders and the focus ring, with a contrast of at least 3:1 in both modes. */
export const EDGE_PAIRS: readonly ContrastPair[] = [
  { colour: 'edge', backgrounds: ['paper', 'card', 'sun-pale'] },
  { colour: 'ink', backgrounds: ['paper', 'card', 'sun-pale', 'line'] },
  { colour: 'danger', backgrounds: ['paper', 'card'] },
  { colour: 'lagoon', backgrounds: ['paper', 'card', 'line'] },
  { colour: 'sky', backgrounds: ['paper', 'card', 'sun-pale', 'sand'] },
  { colour: 'sun', backgrounds: ['night'] },
  { colour: 'sun-edge', backgrounds: ['paper', 'card', 'sun-pale', 'tomato-pale'] },
  { colour: 'tomato', backgrounds: ['paper', 'card', 'line', 'tomato-pale'] },
]

/** The same on and beside grounds with the class `scheme-light`: its colours are those of the light mode. */
export const BRIGHT_EDGE_PAIRS: readonly ContrastPair[] = [
  { colour: 'sky', backgrounds: ['sun'] },
  { colour: 'sun-edge', backgrounds: ['sun'] },
]

/** Colours of the light mode that adjoin dark grounds: bright grounds, and the focus ring around them. At least 3:1. */
export const BRIGHT_ON_DARK_PAIRS: readonly ContrastPair[] = [
  { colour: 'tomato', backgrounds: ['paper', 'card'] },
  { colour: 'sun', backgrounds: ['paper', 'card'] },
  { colour: 'sky', backgrounds: ['paper', 'card'] },
]
