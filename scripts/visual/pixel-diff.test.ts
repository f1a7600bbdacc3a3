import { describe, expect, it } from 'vitest'
import { diffPixels, type Raster } from './pixel-diff.ts'

const RED = [207, 52, 39, 255]

/** An image with one row of grey pixels. */
const row = (...greys: number[]): Raster => ({
  width: greys.length,
  height: 1,
  data: Uint8Array.from(greys.flatMap((grey) => [grey, grey, grey, 255])),
})
const getPixel = ({ data }: Raster, x: number) => [...data.slice(x * 4, x * 4 + 4)]

describe('diffPixels', () => {
  it('finds no difference in equal images and fades them', () => {
    const { pixels, image } = diffPixels(row(0, 255), row(0, 255))
    expect(pixels).toBe(0)
    expect(getPixel(image, 0)).toEqual([217, 217, 217, 255])
    expect(getPixel(image, 1)).toEqual([255, 255, 255, 255])
  })

  it('counts and marks the faintest change', () => {
    const { pixels, image } = diffPixels(row(10, 20, 30), row(10, 21, 30))
    expect(pixels).toBe(1)
    expect(getPixel(image, 1)).toEqual(RED)
  })

  it.each([
    ['grew', row(1), row(1, 2, 3)],
    ['shrank', row(1, 2, 3), row(1)],
  ])('counts the pixels that only one image has when it %s', (_change, before, after) => {
    const { pixels, image } = diffPixels(before, after)
    expect(pixels).toBe(2)
    expect(image.width).toBe(3)
    expect(getPixel(image, 2)).toEqual(RED)
  })
})
