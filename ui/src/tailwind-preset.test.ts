import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from 'tailwindcss'
import { describe, expect, it } from 'vitest'
import { preset, tokensOnlyPreset } from './tailwind-preset.ts'

const theme = readFileSync(join(import.meta.dirname, '../../node_modules/tailwindcss/theme.css'), 'utf8')

/** Returns which of the classes get styles. */
async function listClasses(module: object, classes: readonly string[]): Promise<string[]> {
  const { build } = await compile(`${theme}\n@config "./tailwind.config.ts";\n@tailwind utilities;`, {
    loadModule: async () => ({ path: '', base: '', module: { presets: [module] } }),
  })
  const css = build([...classes])
  return classes.filter((name) => css.includes(`.${name} {`))
}

const TOKENS = [
  'bg-paper',
  'rounded-card',
  'shadow-float',
  'font-display',
  'text-hero',
  'max-w-content',
  'duration-quick',
]
const TAILWIND = [
  'bg-white',
  'text-gray-500',
  'rounded',
  'rounded-lg',
  'shadow-md',
  'font-mono',
  'font-sans',
  'text-5xl',
]

describe('preset', () => {
  it('adds the tokens to the classes of Tailwind', async () => {
    expect(await listClasses(preset, [...TOKENS, ...TAILWIND])).toEqual([...TOKENS, ...TAILWIND])
  })
})

describe('tokensOnlyPreset', () => {
  it('has the tokens in place of the classes of Tailwind', async () => {
    expect(await listClasses(tokensOnlyPreset, [...TOKENS, ...TAILWIND])).toEqual(TOKENS)
  })
})
