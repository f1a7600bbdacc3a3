import type { Config } from 'tailwindcss'
import { tokensOnlyPreset } from './ui/src/tailwind-preset.ts'

/** Tailwind configuration of the app and of Storybook. The token values are in `ui/src/tokens.ts`. */
const config: Config = { content: [], presets: [tokensOnlyPreset] }

export default config
