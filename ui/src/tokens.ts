/**
 * Design tokens, with the colours of the light mode; those of the dark mode are in `tokens-dark.ts`. These two files are the only
 * place with raw values: `npm run tokens` writes them as CSS variables to `tokens.css` and as Design Tokens to `tokens*.json`, and
 * `tailwind-preset.ts` turns the variables into classes (`bg-sun-pale`, `rounded-card`, `shadow-block-tomato`).
 */

/** `tokens.test.ts` checks the contrast of every combination in use: 4.5:1 for text, 3:1 for control borders. */
export const colour = {
  paper: '#FFFAF2',
  card: '#FFFFFF',
  line: '#E9DDCB',
  /** Borders of controls, with a contrast of 3:1 on card and paper. */
  edge: '#8B8199',
  ink: '#2A2140',
  'ink-soft': '#5E5576',
  /** Text on ink backgrounds, such as tooltips. */
  'on-ink': '#F3ECE0',
  'on-ink-soft': '#C9C0D8',
  /** Background of the footer, which is dark in both modes, and its text. */
  night: '#2A2140',
  'on-night': '#F3ECE0',
  'on-night-soft': '#C9C0D8',
  tomato: '#CF3427',
  'tomato-hover': '#B0281D',
  'tomato-edge': '#8E1C13',
  'tomato-pale': '#FFE4DD',
  'tomato-text': '#8E1C13',
  sun: '#FFC83D',
  'sun-edge': '#9A6A00',
  'sun-pale': '#FFF0C7',
  lagoon: '#0B7570',
  'lagoon-pale': '#DDF2EE',
  'lagoon-text': '#075A56',
  sky: '#2B63D9',
  'sky-pale': '#E3EDFF',
  'sky-text': '#1F4CAD',
  plum: '#6B3FB8',
  'plum-pale': '#EEE5FB',
  danger: '#B3261E',
  'danger-hover': '#8E1C13',
  'danger-edge': '#6F1510',
  sand: '#EFE9DF',
  /** Backgrounds of pictures. */
  'tint-sun': '#FFF0C7',
  'tint-sky': '#E3EDFF',
  'tint-lagoon': '#DDF2EE',
  'tint-tomato': '#FFE4DD',
  'tint-plum': '#EEE5FB',
  scrim: '#2A214066',
  /** Shadows of cards, near and far, and of what floats. */
  'shade-near': '#2A21400F',
  'shade-far': '#2A21400A',
  'shade-float': '#2A214029',
} as const

/** The name of a colour token. */
export type ColourToken = keyof typeof colour

export const font: Record<'display' | 'text', string[]> = {
  display: [
    'Fredoka',
    '"Fredoka Variable"',
    '"Fredoka fallback"',
    '"Fredoka fallback Roboto"',
    'system-ui',
    'sans-serif',
  ],
  text: ['"Figtree Variable"', '"Figtree fallback"', '"Figtree fallback Roboto"', 'system-ui', 'sans-serif'],
}

/** Font sizes in rem with their line heights; `hero` scales from 44 to 80 px with the viewport. */
export const type: Record<string, [string, { lineHeight: string }]> = {
  xs: ['0.8125rem', { lineHeight: '1.4' }],
  sm: ['0.875rem', { lineHeight: '1.5' }],
  base: ['1rem', { lineHeight: '1.5' }],
  lg: ['1.125rem', { lineHeight: '1.5' }],
  xl: ['1.375rem', { lineHeight: '1.25' }],
  '2xl': ['1.75rem', { lineHeight: '1.15' }],
  '3xl': ['2.25rem', { lineHeight: '1.1' }],
  '4xl': ['clamp(min(2.25rem, 12vw), 1.6rem + 2.4vw, 3rem)', { lineHeight: '1.08' }],
  hero: ['clamp(min(2.75rem, 15vw), 1.2rem + 6vw, 5rem)', { lineHeight: '1.02' }],
}

export const radius = {
  none: '0',
  sm: '0.375rem',
  control: '0.625rem',
  card: '1rem',
  panel: '1.25rem',
  hero: '1.75rem',
  full: '9999px',
} as const

/** Shadows, in CSS. `{name}` is the colour token of that name, which differs between the modes. */
export const shadow = {
  none: 'none',
  card: '0 1px 2px {shade-near}, 0 4px 12px {shade-far}',
  float: '0 12px 32px {shade-float}',
  /** Darker bottom edge of block buttons; the `-pressed` variants are for `:active`. */
  'block-tomato': '0 4px 0 {tomato-edge}',
  'block-danger': '0 4px 0 {danger-edge}',
  'block-line': '0 4px 0 {line}, inset 0 0 0 1.5px {edge}',
  'block-tomato-pressed': '0 1px 0 {tomato-edge}',
  'block-danger-pressed': '0 1px 0 {danger-edge}',
  'block-line-pressed': '0 1px 0 {line}, inset 0 0 0 1.5px {edge}',
} as const

export const motion = {
  duration: { quick: '120ms', base: '180ms', slow: '220ms' },
  easing: { out: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
} as const

/** Pale backgrounds of pictures. */
export const TINTS = ['sun', 'sky', 'lagoon', 'tomato', 'plum'] as const satisfies readonly Tint[]
export type Tint = 'sun' | 'sky' | 'lagoon' | 'tomato' | 'plum'
