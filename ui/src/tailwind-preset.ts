import { colour, font, motion, radius, shadow, type } from './tokens.ts'
import { toVariableName, type VariableGroup } from './tokens-css.ts'

const toVariables = (group: VariableGroup, tokens: object): Record<string, string> =>
  Object.fromEntries(Object.keys(tokens).map((token) => [token, `var(${toVariableName(group, token)})`]))

/**
 * Tailwind preset with the design tokens: `bg-sun-pale`, `rounded-card`, `shadow-block-tomato`. The classes refer to the variables
 * of `tokens.css`, so a theme is a set of other values of these variables.
 */
export const preset = {
  theme: {
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
    extend: {
      transitionDuration: motion.duration,
      transitionTimingFunction: motion.easing,
      maxWidth: { content: '75rem' },
    },
  },
}
