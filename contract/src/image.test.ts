import { describe, expect, it } from 'vitest'
import { DEFAULT_IMAGE, toImageProps, toLargestImageUrl } from './image.ts'

describe('toImageProps', () => {
  it.each([
    ['null', null],
    ['an empty URL', ''],
  ])('returns the placeholder for %s', (_name, imageUrl) => {
    expect(toImageProps(imageUrl)).toEqual({ src: '/images/assets/craft-2.png' })
    expect(toImageProps(imageUrl, DEFAULT_IMAGE.orderLine)).toEqual({ src: '/images/logo.png' })
  })

  it('returns every width of a product picture in both formats', () => {
    const { src, srcSet, avifSrcSet } = toImageProps('/images/products/0199a0-bear_1-640.webp')
    expect(src).toBe('/images/products/0199a0-bear_1-640.webp')
    const toSrcSet = (format: string) =>
      [160, 240, 320, 384, 480, 640, 960, 1280]
        .map((width) => `/images/products/0199a0-bear_1-${width}.${format} ${width}w`)
        .join(', ')
    expect([srcSet, avifSrcSet]).toEqual([toSrcSet('webp'), toSrcSet('avif')])
  })

  it.each([
    '/images/assets/craft-2.png',
    'https://pictures.test/images/products/bear-640.webp',
    '/images/products/../../etc/passwd-1.webp',
    '/images/products/bear-640.webp?x=1',
  ])('returns no widths for %s', (src) => {
    expect(toImageProps(src)).toEqual({ src })
  })
})

it.each([
  ['/images/products/bear-640.webp', '/images/products/bear-1280.webp'],
  ['/images/assets/craft-2.png', '/images/assets/craft-2.png'],
])('toLargestImageUrl returns the widest uploaded image of %s', (imageUrl, largest) => {
  expect(toLargestImageUrl(imageUrl)).toBe(largest)
})
