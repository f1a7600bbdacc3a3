import type { colour } from '../../ui/src/tokens.ts'

type Token = keyof typeof colour

/** The use of each colour token. A new token needs an entry. */
const USES: Record<Token, string> = {
  paper: 'The page',
  card: 'Surfaces; text on tomato, danger and ink',
  sand: 'Neutral badges, skeletons, controls that are off',
  line: 'Hairlines, 1 px',
  edge: 'Borders of controls',
  scrim: 'Overlay between the page and a drawer',
  ink: 'Text; background of the footer',
  'ink-soft': 'Secondary text',
  'on-ink': 'Text on ink',
  'on-ink-soft': 'Secondary text on ink',
  tomato: 'The main action of a screen',
  'tomato-hover': 'Hover state',
  'tomato-edge': 'Lower edge of the button',
  'tomato-pale': 'Background of pictures and problems',
  'tomato-text': 'Text on its pale background',
  sun: 'Highlights, full stars, the cart',
  'sun-edge': 'Outline of stars',
  'sun-pale': 'Background of pictures; hover state',
  lagoon: 'Success, in stock, approved, a ticked box',
  'lagoon-pale': 'Background of pictures and success messages',
  'lagoon-text': 'Text on its pale background',
  sky: 'Links, information, the focus ring',
  'sky-pale': 'Background of pictures and information',
  'sky-text': 'Text on its pale background',
  plum: 'Merchants; secondary accents',
  'plum-pale': 'Background of pictures and merchants',
  danger: 'Destructive actions, errors, out of stock',
  'danger-hover': 'Hover state',
}

/** All tokens with their uses, in display order. */
export const COLOUR_USES = Object.entries(USES) as [Token, string][] // the keys are the tokens, by the type above
