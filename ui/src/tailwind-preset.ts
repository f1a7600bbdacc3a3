import { colour, font, motion, radius, shadow, type } from './tokens.ts'

/** The tokens as Tailwind takes them: `bg-sun-pale`, `rounded-card`, `shadow-block-tomato`. For `presets` of a Tailwind config. */
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
