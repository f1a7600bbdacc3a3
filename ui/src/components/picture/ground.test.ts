import { describe, expect, it } from 'vitest'
import { GROUNDS } from '../../tokens.ts'
import { groundClass, groundFor } from './ground.ts'

describe('groundFor', () => {
  it.each(['', 'teddy-bears', 'transformer', 'rubix-cube', '🧸'])('gives %j the same ground every time', (key) => {
    expect(GROUNDS).toContain(groundFor(key))
    expect(groundFor(key)).toBe(groundFor(key))
  })

  it('uses every ground', () => {
    const used = new Set(Array.from({ length: 60 }, (_, index) => groundFor(`toy-${index}`)))
    expect(used).toEqual(new Set(GROUNDS))
  })
})

it('has a class for each ground', () => {
  expect(Object.keys(groundClass).sort()).toEqual([...GROUNDS].sort())
})
