import type { colour } from '../../ui/src/tokens.ts'

type Token = keyof typeof colour

/** What each colour is for. A new token must say it here. */
const USES: Record<Token, string> = {
  paper: 'The page',
  card: 'Surfaces; text on tomato, danger and ink',
  sand: 'Quiet badges, skeletons, controls that are off',
  line: 'Hairlines, 1 px',
  edge: 'The boundary of controls',
  scrim: 'Over the page, under a drawer',
  ink: 'Text; the ground of the footer',
  'ink-soft': 'Second-rank text',
  'on-ink': 'Text on ink',
  'on-ink-soft': 'Second-rank text on ink',
  tomato: 'The one main action of a screen',
  'tomato-hover': 'Under the pointer',
  'tomato-edge': 'The lower edge of its block',
  'tomato-pale': 'A ground for pictures and trouble',
  'tomato-text': 'Text on its pale ground',
  sun: 'Highlights, full stars, the cart',
  'sun-edge': 'The outline of stars',
  'sun-pale': 'A ground for pictures, and under the pointer',
  lagoon: 'Success, in stock, approved, a ticked box',
  'lagoon-pale': 'A ground for pictures and good news',
  'lagoon-text': 'Text on its pale ground',
  sky: 'Links, information, the focus ring',
  'sky-pale': 'A ground for pictures and information',
  'sky-text': 'Text on its pale ground',
  plum: 'Merchants, second-rank accents',
  'plum-pale': 'A ground for pictures and merchants',
  danger: 'What destroys, errors, out of stock',
  'danger-hover': 'Under the pointer',
}

/** The tokens in the order in which they are read. */
export const COLOUR_USES = Object.entries(USES) as [Token, string][] // the keys are the tokens, by the type above
