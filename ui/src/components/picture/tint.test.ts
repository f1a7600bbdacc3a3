import { describe, expect, it } from 'vitest'
import { TINTS } from '../../tokens.ts'
import { tintClass, tintFor } from './tint.ts'

describe('groundFor', () => {
  it.each(['', 'teddy-bears', 'transformer', 'rubix-cube', '🧸'])('gives %j the same ground every time', (key) => {
    expect(TINTS).toContain(tintFor(key))
    expect(tintFor(key)).toBe(tintFor(key))
  })

  it('uses every ground', () => {
    const used = new Set(Array.from({ length: 60 }, (_, index) => tintFor(`toy-${index}`)))
    expect(used).toEqual(new Set(TINTS))
  })
})

it('has a class for each ground', () => {
  expect(Object.keys(tintClass).sort()).toEqual([...TINTS].sort())
})
