import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture, type PictureProps } from './picture.tsx'

const render = (props: Partial<PictureProps> = {}) =>
  renderToString(
    createElement(Picture, {
      ...{ src: '/bear-640.webp', srcSet: '/bear-320.webp 320w', avifSrcSet: '/bear-320.avif 320w' },
      ...{ sizes: '200px', alt: 'A bear', ...props },
    }),
  )
const preloads = (html: string) => html.match(/<link rel="preload"[^>]*>/g) ?? []

describe('the HTML of a picture', () => {
  it('preloads the AVIF of a picture with priority, once and for browsers that show AVIF', () => {
    const [link, ...more] = preloads(render({ priority: true }))
    expect(more).toEqual([])
    for (const attribute of [
      'as="image"',
      'type="image/avif"',
      'imageSrcSet="/bear-320.avif 320w"',
      'imageSizes="200px"',
      'fetchPriority="high"',
    ]) {
      expect(link).toContain(attribute)
    }
    expect(link).not.toContain('href')
  })

  it('preloads the only format of a picture with priority', () => {
    const [link, ...more] = preloads(render({ priority: true, avifSrcSet: undefined }))
    expect([link, more]).toEqual([expect.stringContaining('imageSrcSet="/bear-320.webp 320w"'), []])
  })

  it('preloads no other picture', () => {
    expect(preloads(render())).toEqual([])
  })
})
