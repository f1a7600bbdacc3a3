import { describe, expect, it } from 'vitest'
import { DEFAULT_IMAGE, toImageProps } from './image.ts'

describe('toImageProps', () => {
  it.each([
    ['null', null],
    ['an empty URL', ''],
  ])('returns the placeholder for %s', (_name, imageUrl) => {
    expect(toImageProps(imageUrl)).toEqual({ src: '/images/assets/craft-2.png' })
    expect(toImageProps(imageUrl, DEFAULT_IMAGE.orderLine)).toEqual({ src: '/images/logo.png' })
  })

  it('returns every width of an uploaded image', () => {
    expect(toImageProps('/images/products/0199a0-bear_1-640.webp')).toEqual({
      src: '/images/products/0199a0-bear_1-640.webp',
      srcSet:
        '/images/products/0199a0-bear_1-320.webp 320w, /images/products/0199a0-bear_1-640.webp 640w, /images/products/0199a0-bear_1-1280.webp 1280w',
    })
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
