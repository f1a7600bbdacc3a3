import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'

describe('contrast', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#777777', '#FFFFFF', 4.48],
    ['#767676', '#FFFFFF', 4.54],
    ['#FF0000', '#FFFFFF', 4],
    ['#0000FF', '#000000', 2.44],
  ])('of %s and %s is %d, in either order', (a, b, expected) => {
    expect(contrast(a, b)).toBeCloseTo(expected, 2)
    expect(contrast(b, a)).toBeCloseTo(expected, 2)
  })

  it.each(['', 'red', '#FFF', '#2A214066'])('rejects %j', (colour) => {
    expect(() => contrast(colour, '#FFFFFF')).toThrow('not a #RRGGBB colour')
  })
})
