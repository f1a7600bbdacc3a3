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
  ink: 'Text; background of tooltips',
  'ink-soft': 'Secondary text',
  'on-ink': 'Text on ink',
  'on-ink-soft': 'Secondary text on ink',
  night: 'Background of the footer, dark in both modes',
  'on-night': 'Text on night',
  'on-night-soft': 'Secondary text on night',
  tomato: 'The main action of a screen',
  'tomato-hover': 'Hover state',
  'tomato-edge': 'Lower edge of the button',
  'tomato-pale': 'Background of problems',
  'tomato-text': 'Text on its pale background',
  sun: 'Highlights, full stars, the cart',
  'sun-edge': 'Outline of stars',
  'sun-pale': 'Hover state',
  lagoon: 'Success, in stock, approved, a ticked box',
  'lagoon-pale': 'Background of success messages',
  'lagoon-text': 'Text on its pale background',
  sky: 'Links, information, the focus ring',
  'sky-pale': 'Background of information',
  'sky-text': 'Text on its pale background',
  plum: 'Merchants; secondary accents',
  'plum-pale': 'Background of merchants',
  danger: 'Destructive actions, errors, out of stock',
  'danger-hover': 'Hover state',
  'danger-edge': 'Lower edge of the button',
  'tint-sun': 'Background of pictures',
  'tint-sky': 'Background of pictures',
  'tint-lagoon': 'Background of pictures',
  'tint-tomato': 'Background of pictures',
  'tint-plum': 'Background of pictures',
  'shade-near': 'Shadow of cards, near',
  'shade-far': 'Shadow of cards, far',
  'shade-float': 'Shadow of what floats',
}

/** All tokens with their uses, in display order. */
export const COLOUR_USES = Object.entries(USES) as [Token, string][] // the keys are the tokens, by the type above
