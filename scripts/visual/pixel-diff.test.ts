import { describe, expect, it } from 'vitest'
import { crop, diffPixels, type Raster } from './pixel-diff.ts'

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

  it('finds the smallest rectangle around all changes', () => {
    expect(diffPixels(row(1, 2, 3, 4, 5), row(1, 9, 3, 9, 5)).box).toEqual({ x: 1, y: 0, width: 3, height: 1 })
    expect(diffPixels(row(1, 2), row(1, 2)).box).toEqual({ x: 0, y: 0, width: 0, height: 0 })
  })

  it.each([
    ['a colour that became another', row(1, 1, 1, 1, 7), row(2, 2, 2, 2, 7), { from: '#010101', to: '#020202' }],
    ['a colour with antialiased edges', row(1, 1, 5, 6, 8), row(2, 2, 6, 7, 9), { from: '#010101', to: '#020202' }],
    ['something that moved', row(0, 255, 255, 255), row(255, 0, 255, 255), undefined],
    ['changes of many colours', row(1, 2, 3, 4, 5, 6), row(2, 3, 4, 5, 6, 7), undefined],
    ['something that was added', row(1), row(1, 2, 3), undefined],
    ['something that was added on a background', row(1, 1, 1, 1, 1), row(2, 2, 2, 3, 4), undefined],
    ['something that was removed from a background', row(2, 2, 2, 3, 4), row(1, 1, 1, 1, 1), undefined],
    ['an image that grew', row(1, 1, 1, 1), row(2, 2, 2, 2, 2), undefined],
  ])('explains %s', (_title, before, after, color) => {
    expect(diffPixels(before, after).color).toEqual(color)
  })
})

describe('crop', () => {
  it('cuts a rectangle out, transparent outside of the image', () => {
    const { width, height, data } = crop(row(1, 2, 3), { x: 2, y: 0, width: 2, height: 1 })
    expect([width, height]).toEqual([2, 1])
    expect([...data]).toEqual([3, 3, 3, 255, 0, 0, 0, 0])
  })
})
