import { colour, font, motion, radius, shadow, type } from './tokens.ts'
import { toVariableName, type VariableGroup } from './tokens-css.ts'

const toVariables = (group: VariableGroup, tokens: object): Record<string, string> =>
  Object.fromEntries(Object.keys(tokens).map((token) => [token, `var(${toVariableName(group, token)})`]))

/** Scales that have values in Tailwind, too. */
const scales = {
  colors: {
    ...toVariables('color', colour),
    transparent: 'transparent',
    current: 'currentColor',
    inherit: 'inherit',
  },
  fontFamily: toVariables('font', font),
  fontSize: Object.fromEntries(
    Object.entries(type).map(([name, [, options]]) => [name, [`var(${toVariableName('text', name)})`, options]]),
  ),
  borderRadius: { ...toVariables('radius', radius), none: '0', full: radius.full },
  boxShadow: { ...toVariables('shadow', shadow), none: 'none' },
}

const additions = {
  transitionDuration: motion.duration,
  transitionTimingFunction: motion.easing,
  maxWidth: { content: '75rem' },
}

/**
 * Tailwind preset that adds the design tokens: `bg-sun-pale`, `rounded-card`, `shadow-block-tomato`. The classes refer to the variables
 * of `tokens.css`, so a theme is a set of other values of these variables. Tailwind's own colours, fonts, sizes, radii and shadows stay,
 * except for those with the name of a token: `text-xs` to `text-4xl` and `rounded-sm`.
 */
export const preset = { theme: { extend: { ...scales, ...additions } } }

/** The same with the tokens alone: `bg-white`, `rounded-lg` or `font-mono` have no styles. The shop uses it, so that it keeps to the tokens. */
export const tokensOnlyPreset = { theme: { ...scales, extend: additions } }
