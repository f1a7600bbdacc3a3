import type { ColourToken } from './tokens.ts'

/**
 * The colours of the dark mode. Surfaces are violet nights, text is warm paper, and accents are lighter than in the light mode, because
 * they are text and icons. What stays bright at night (the tomato button, the sun of the cart) has the class `scheme-light`
 * beside its ground, and therefore the colours of the light mode. The grounds of pictures are pastels, a little darker than by day.
 */
export const darkColour: Record<ColourToken, string> = {
  paper: '#17121F',
  card: '#221B2E',
  line: '#3B3150',
  edge: '#8D82A3',
  ink: '#F4EDE2',
  'ink-soft': '#CBC2D8',
  'on-ink': '#2A2140',
  'on-ink-soft': '#5E5576',
  night: '#0F0B16',
  'on-night': '#F3ECE0',
  'on-night-soft': '#BFB5CE',
  tomato: '#FF8B78',
  'tomato-hover': '#FFA494',
  'tomato-edge': '#8E1C13',
  'tomato-pale': '#4A2326',
  'tomato-text': '#FFB9AB',
  sun: '#FFC83D',
  'sun-edge': '#D9A32B',
  'sun-pale': '#3B2F22',
  lagoon: '#4CC5B8',
  'lagoon-pale': '#15393A',
  'lagoon-text': '#92E3D9',
  sky: '#86ACFF',
  'sky-pale': '#1F2F57',
  'sky-text': '#AFC8FF',
  plum: '#C0A1F7',
  'plum-pale': '#37284F',
  danger: '#FF8F86',
  'danger-hover': '#FFABA4',
  'danger-edge': '#6F1510',
  sand: '#362D45',
  'tint-sun': '#E9D8A8',
  'tint-sky': '#C2D3F3',
  'tint-lagoon': '#B6DAD3',
  'tint-tomato': '#F2CABF',
  'tint-plum': '#D8CBF0',
  scrim: '#07050BB3',
  'shade-near': '#00000059',
  'shade-far': '#0000004D',
  'shade-float': '#00000099',
}
