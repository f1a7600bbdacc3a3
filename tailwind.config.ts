import type { Config } from 'tailwindcss'
import { colour, font, motion, radius, shadow, type } from './ui/src/tokens.ts'

/** The one place where Tailwind learns the shop's tokens; their values live in `ui/src/tokens.ts`, which Storybook shows. */
const config: Config = {
  content: [],
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

export default config
