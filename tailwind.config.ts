import type { Config } from 'tailwindcss'
import { preset } from './ui/src/tailwind-preset.ts'

/** Where Tailwind learns the shop's tokens; their values live in `ui/src/tokens.ts`, which Storybook shows. */
const config: Config = { content: [], presets: [preset] }

export default config
