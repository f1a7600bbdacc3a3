import { create } from 'storybook/theming/create'
import { colour, font } from '../ui/src/tokens.ts'
import { darkColour } from '../ui/src/tokens-dark.ts'

/** Returns Storybook's interface in the shop's fonts and in these colours. */
const toTheme = (base: 'light' | 'dark', colours: Record<keyof typeof colour, string>) =>
  create({
    base,
    brandTitle: 'Whirligig',
    brandImage: './images/logo.png',
    appBg: colours.paper,
    appContentBg: colours.card,
    appPreviewBg: colours.paper,
    appBorderColor: colours.line,
    colorPrimary: colours.tomato,
    colorSecondary: colours.sky,
    textColor: colours.ink,
    textMutedColor: colours['ink-soft'],
    barSelectedColor: colours.sky,
    fontBase: font.text.join(', '),
  })

/** Storybook's own interface is light; docs pages follow the toolbar. */
export const themes = { light: toTheme('light', colour), dark: toTheme('dark', darkColour) }
