import { describe, expect, it } from 'vitest'
import { findFirstLoad, type Manifest } from './first-load.ts'

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js', '_ui.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_ui.js': { file: 'assets/ui.js', imports: ['_react.js'] },
  '_card.js': { file: 'assets/card.js', imports: ['_ui.js', 'index.html'], css: ['assets/card.css'] },
  'src/pages/home.page.tsx': { file: 'assets/home.js', imports: ['_card.js', '_react.js'] },
  'src/pages/shop.page.tsx': { file: 'assets/shop.js', imports: ['_card.js', '_filters.js'], css: ['assets/shop.css'] },
  '_filters.js': { file: 'assets/filters.js' },
  'src/fonts/figtree-basic.woff2': { file: 'assets/figtree-basic-1a.woff2' },
  '../node_modules/figtree.woff2': { file: 'assets/figtree-2b.woff2' },
  'src/fonts/fredoka-basic.woff2': { file: 'assets/fredoka-basic-3c.woff2' },
}

describe('findFirstLoad', () => {
  it('lists the entry, the page and all their imports once', () => {
    expect(findFirstLoad(manifest, 'pages/home')).toEqual({
      js: ['assets/index.js', 'assets/react.js', 'assets/ui.js', 'assets/home.js', 'assets/card.js'],
      css: ['assets/index.css', 'assets/card.css'],
      fonts: ['assets/figtree-basic-1a.woff2', 'assets/fredoka-basic-3c.woff2'],
    })
  })

  it('lists the chunks that only another page imports with that page', () => {
    expect(findFirstLoad(manifest, 'pages/home').js).not.toContain('assets/filters.js')
    expect(findFirstLoad(manifest, 'pages/shop').js).toContain('assets/filters.js')
  })

  it('throws if the page or the entry is missing', () => {
    expect(() => findFirstLoad(manifest, 'pages/nowhere')).toThrow(
      'The manifest has no page that matches pages/nowhere.',
    )
    expect(() => findFirstLoad({}, 'pages/home')).toThrow('The manifest has no entry.')
  })
})
