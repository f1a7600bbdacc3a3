import { create } from 'storybook/theming/create'
import { colour, font } from '../ui/src/tokens.ts'

/** Storybook's interface in the shop's colours and fonts. */
export const theme = create({
  base: 'light',
  brandTitle: 'Whirligig',
  brandImage: './images/logo.png',
  appBg: colour.paper,
  appContentBg: colour.card,
  appPreviewBg: colour.paper,
  appBorderColor: colour.line,
  colorPrimary: colour.tomato,
  colorSecondary: colour.sky,
  textColor: colour.ink,
  textMutedColor: colour['ink-soft'],
  barSelectedColor: colour.sky,
  fontBase: font.text.join(', '),
})
