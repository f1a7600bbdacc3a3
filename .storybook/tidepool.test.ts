import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  BRIGHT_EDGE_PAIRS,
  BRIGHT_ON_DARK_PAIRS,
  BRIGHT_TEXT_PAIRS,
  EDGE_PAIRS,
  TEXT_PAIRS,
  TINT_EDGE_PAIRS,
  TINT_TEXT_PAIRS,
} from '../ui/src/contrast-pairs.ts'
import { contrast } from '../ui/src/lib/contrast.ts'
import { type ColourToken, colour } from '../ui/src/tokens.ts'
import { darkColour } from '../ui/src/tokens-dark.ts'

const css = readFileSync(`${import.meta.dirname}/tidepool.css`, 'utf8')
const light: Record<string, string> = { ...colour }
const dark: Record<string, string> = { ...darkColour }
for (const [, token = '', value = ''] of css.matchAll(/--color-([a-z-]+): ([^;]+);/g)) {
  const [first = '', second = first] = value.match(/#\w{6}/g) ?? []
  light[token] = first
  dark[token] = second
}

const toRows = (pairs: typeof TEXT_PAIRS, mode: string, on = mode) =>
  pairs.flatMap((pair) => pair.backgrounds.map((background) => [pair.colour, mode, background, on] as const))
const read = (mode: string, token: ColourToken) => (mode === 'dark' ? dark : light)[token] ?? ''

describe('the colours of Tidepool', () => {
  it.each([
    ...toRows(TEXT_PAIRS, 'light'),
    ...toRows(TEXT_PAIRS, 'dark'),
    ...toRows(BRIGHT_TEXT_PAIRS, 'light'),
    ...toRows(TINT_TEXT_PAIRS, 'light', 'dark'),
    ...toRows(TINT_TEXT_PAIRS, 'light'),
  ])('have a contrast of 4.5:1 for %s text (%s) on %s (%s)', (text, mode, background, on) => {
    expect(contrast(read(mode, text), read(on, background))).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ...toRows(EDGE_PAIRS, 'light'),
    ...toRows(EDGE_PAIRS, 'dark'),
    ...toRows(BRIGHT_EDGE_PAIRS, 'light'),
    ...toRows(TINT_EDGE_PAIRS, 'light'),
    ...toRows(TINT_EDGE_PAIRS, 'light', 'dark'),
    ...toRows(BRIGHT_ON_DARK_PAIRS, 'light', 'dark'),
  ])('have a contrast of 3:1 for a %s edge (%s) on %s (%s)', (edge, mode, background, on) => {
    expect(contrast(read(mode, edge), read(on, background))).toBeGreaterThanOrEqual(3)
  })
})
