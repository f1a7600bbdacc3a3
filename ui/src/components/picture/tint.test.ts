import { describe, expect, it } from 'vitest'
import { TINTS } from '../../tokens.ts'
import { tintClass, tintFor } from './tint.ts'

describe('tintFor', () => {
  it.each(['', 'teddy-bears', 'transformer', 'rubix-cube', '🧸'])('returns the same tint for %j every time', (key) => {
    expect(TINTS).toContain(tintFor(key))
    expect(tintFor(key)).toBe(tintFor(key))
  })

  it('uses every tint', () => {
    const used = new Set(Array.from({ length: 60 }, (_, index) => tintFor(`toy-${index}`)))
    expect(used).toEqual(new Set(TINTS))
  })
})

it('tintClass has a class for every tint', () => {
  expect(Object.keys(tintClass).sort()).toEqual([...TINTS].sort())
})
