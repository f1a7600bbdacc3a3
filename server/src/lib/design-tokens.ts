/**
 * The design tokens of the HTML that the server renders: mails and the unsubscribe page. Names and values are those of
 * `ui/src/tokens.ts`, which the server must not import; `design-tokens.test.ts` compares both.
 */
export const COLOURS = {
  paper: '#FFFAF2',
  card: '#FFFFFF',
  line: '#E9DDCB',
  ink: '#2A2140',
  'ink-soft': '#5E5576',
  tomato: '#CF3427',
  'tomato-edge': '#8E1C13',
  sun: '#FFC83D',
  sky: '#2B63D9',
  lagoon: '#0B7570',
} as const
