import { colour, font, motion, radius, shadow, type } from './tokens.ts'

/** Tailwind preset with the design tokens: `bg-sun-pale`, `rounded-card`, `shadow-block-tomato`. */
export const preset = {
  theme: {
    colors: { ...colour, transparent: 'transparent', current: 'currentColor', inherit: 'inherit' },
    fontFamily: font,
    fontSize: type,
    borderRadius: radius,
    boxShadow: shadow,
    extend: {
      transitionDuration: motion.duration,
      transitionTimingFunction: motion.easing,
      maxWidth: { content: '75rem' },
    },
  },
}
