import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  BRIGHT_EDGE_PAIRS,
  BRIGHT_ON_DARK_PAIRS,
  BRIGHT_TEXT_PAIRS,
  EDGE_PAIRS,
  TEXT_PAIRS,
  TINT_EDGE_PAIRS,
  TINT_TEXT_PAIRS,
} from './contrast-pairs.ts'
import { contrast } from './lib/contrast.ts'
import { colour } from './tokens.ts'
import { AVATAR_COLOURS } from './tokens-avatar.ts'
import { darkColour } from './tokens-dark.ts'

const toCombinations = (pairs: typeof TEXT_PAIRS) =>
  pairs.flatMap((pair) => pair.backgrounds.map((background) => [pair.colour, background] as const))

const ROOT = `${import.meta.dirname}/../..`

const MODES = [
  ['light', colour],
  ['dark', darkColour],
] as const

describe.each(MODES)('contrast in the %s mode', (_, mode) => {
  it.each(toCombinations(TEXT_PAIRS))('of %s text on %s is at least 4.5:1', (text, background) => {
    expect(contrast(mode[text], mode[background])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(toCombinations(EDGE_PAIRS))('of a %s border on %s is at least 3:1', (border, background) => {
    expect(contrast(mode[border], mode[background])).toBeGreaterThanOrEqual(3)
  })

  it.each(toCombinations(TINT_TEXT_PAIRS))('of %s text, as by day, on %s is at least 4.5:1', (text, background) => {
    expect(contrast(colour[text], mode[background])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(toCombinations(TINT_EDGE_PAIRS))('of a %s ring, as by day, on %s is at least 3:1', (ring, background) => {
    expect(contrast(colour[ring], mode[background])).toBeGreaterThanOrEqual(3)
  })
})

describe('contrast of grounds that stay bright', () => {
  it.each(toCombinations(BRIGHT_TEXT_PAIRS))('of %s text on %s is at least 4.5:1', (text, background) => {
    expect(contrast(colour[text], colour[background])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(toCombinations(BRIGHT_EDGE_PAIRS))('of %s on %s is at least 3:1', (border, background) => {
    expect(contrast(colour[border], colour[background])).toBeGreaterThanOrEqual(3)
  })

  it.each(toCombinations(BRIGHT_ON_DARK_PAIRS))('of %s beside a dark %s is at least 3:1', (bright, background) => {
    expect(contrast(colour[bright], darkColour[background])).toBeGreaterThanOrEqual(3)
  })
})

it('white letters have a contrast of at least 4.5:1 on every avatar colour', () => {
  const lowest = Math.min(...AVATAR_COLOURS.map((background) => contrast(colour.card, background)))
  expect(lowest).toBeGreaterThanOrEqual(4.5)
})

describe('the contrast pairs', () => {
  const sources = globSync('{ui,core,features,app}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/dist/**'],
  })
    .map((file) => readFileSync(`${ROOT}/${file}`, 'utf8'))
    .join('\n')
  const used = (kind: 'text' | 'bg') =>
    Object.keys(colour).filter((token) => new RegExp(`[\\s'":\`]${kind}-${token}[\\s'"\`]`).test(sources))
  const pairs = [...TEXT_PAIRS, ...BRIGHT_TEXT_PAIRS, ...TINT_TEXT_PAIRS, ...EDGE_PAIRS, ...BRIGHT_EDGE_PAIRS]

  it('contain every text colour in use', () => {
    const checked = new Set<string>(pairs.map((pair) => pair.colour))
    expect(used('text').filter((token) => !checked.has(token))).toEqual([])
  })

  it('contain every background in use', () => {
    const checked = new Set<string>([...pairs.flatMap((pair) => pair.backgrounds), 'scrim'])
    expect(used('bg').filter((token) => !checked.has(token))).toEqual([])
  })
})

describe('grounds that stay bright', () => {
  const files = globSync('{ui/src,core/src,features,app/src}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.*'],
  })
  const classLists = files.flatMap((file) =>
    [...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(/['"`]([^'"`\n]*bg-sun(?=[\s'"`])[^'"`\n]*)['"`]/g)].map(
      ([, classes = '']) => [file, classes] as const,
    ),
  )

  it.each(classLists.filter(([, classes]) => classes.includes('text-ink') && /\S:bg-sun/.test(classes)))(
    '%s has scheme-light beside a conditional bg-sun, so that its text is dark in the dark',
    (_, classes) => {
      const prefix = /(\S*)bg-sun(?=\s|$)/.exec(classes)?.[1] ?? ''
      expect(classes.split(' ')).toContain(`${prefix}scheme-light`)
    },
  )
})

it('AVATAR_COLOURS has fifty different colours', () => {
  expect(new Set(AVATAR_COLOURS).size).toBe(50)
})
