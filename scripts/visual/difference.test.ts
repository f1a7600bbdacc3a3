import { describe, expect, it } from 'vitest'
import { difference, type Raster } from './difference.ts'

const RED = [207, 52, 39, 255]

/** A picture of one line of greys. */
const line = (...greys: number[]): Raster => ({
  width: greys.length,
  height: 1,
  data: Uint8Array.from(greys.flatMap((grey) => [grey, grey, grey, 255])),
})
const pixel = ({ data }: Raster, x: number) => [...data.slice(x * 4, x * 4 + 4)]

describe('difference', () => {
  it('finds nothing in equal pictures and shows them pale', () => {
    const { pixels, picture } = difference(line(0, 255), line(0, 255))
    expect(pixels).toBe(0)
    expect(pixel(picture, 0)).toEqual([217, 217, 217, 255])
    expect(pixel(picture, 1)).toEqual([255, 255, 255, 255])
  })

  it('counts and paints the faintest change', () => {
    const { pixels, picture } = difference(line(10, 20, 30), line(10, 21, 30))
    expect(pixels).toBe(1)
    expect(pixel(picture, 1)).toEqual(RED)
  })

  it.each([
    ['grew', line(1), line(1, 2, 3)],
    ['shrank', line(1, 2, 3), line(1)],
  ])('counts what only one picture has when it %s', (_way, before, after) => {
    const { pixels, picture } = difference(before, after)
    expect(pixels).toBe(2)
    expect(picture.width).toBe(3)
    expect(pixel(picture, 2)).toEqual(RED)
  })
})
