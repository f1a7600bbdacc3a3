import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EDGE_PAIRS, TEXT_PAIRS } from './contrast-pairs.ts'
import { contrast } from './lib/contrast.ts'
import { colour } from './tokens.ts'
import { AVATAR_COLOURS } from './tokens-avatar.ts'

const eachOf = (pairs: typeof TEXT_PAIRS) =>
  pairs.flatMap((pair) => pair.on.map((ground) => [pair.colour, ground] as const))

describe('contrast', () => {
  it.each(eachOf(TEXT_PAIRS))('of %s text on %s is 4.5:1 or more', (text, ground) => {
    expect(contrast(colour[text], colour[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(eachOf(EDGE_PAIRS))('of a %s edge on %s is 3:1 or more', (edge, ground) => {
    expect(contrast(colour[edge], colour[ground])).toBeGreaterThanOrEqual(3)
  })

  it('of white letters on each avatar is 4.5:1 or more', () => {
    const least = Math.min(...AVATAR_COLOURS.map((ground) => contrast(colour.card, ground)))
    expect(least).toBeGreaterThanOrEqual(4.5)
  })
})

describe('what is used is checked', () => {
  const root = `${import.meta.dirname}/../..`
  const sources = globSync('{ui,features,app}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  })
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
    .join('\n')
  const used = (kind: 'text' | 'bg') =>
    Object.keys(colour).filter((token) => new RegExp(`[\\s'":\`]${kind}-${token}[\\s'"\`]`).test(sources))
  const pairs = [...TEXT_PAIRS, ...EDGE_PAIRS]

  it('every text colour', () => {
    const checked = new Set<string>(pairs.map((pair) => pair.colour))
    expect(used('text').filter((token) => !checked.has(token))).toEqual([])
  })

  it('every ground', () => {
    const checked = new Set<string>([...pairs.flatMap((pair) => pair.on), 'scrim'])
    expect(used('bg').filter((token) => !checked.has(token))).toEqual([])
  })
})

it('has fifty different avatars', () => {
  expect(new Set(AVATAR_COLOURS).size).toBe(50)
})
