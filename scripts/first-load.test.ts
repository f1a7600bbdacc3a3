import { describe, expect, it } from 'vitest'
import { firstLoad, judge, type Manifest } from './first-load.ts'

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js', '_ui.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_ui.js': { file: 'assets/ui.js', imports: ['_react.js'] },
  '_card.js': { file: 'assets/card.js', imports: ['_ui.js', 'index.html'], css: ['assets/card.css'] },
  'src/pages/home.page.tsx': { file: 'assets/home.js', imports: ['_card.js', '_react.js'] },
  'src/pages/shop.page.tsx': { file: 'assets/shop.js', imports: ['_card.js', '_filters.js'], css: ['assets/shop.css'] },
  '_filters.js': { file: 'assets/filters.js' },
  '../node_modules/figtree.woff2': { file: 'assets/figtree.woff2' },
  '../node_modules/fredoka.woff2': { file: 'assets/fredoka.woff2' },
}

describe('firstLoad', () => {
  it('takes the entry, the page and what they import, each once', () => {
    expect(firstLoad(manifest, 'pages/home')).toEqual({
      js: ['assets/index.js', 'assets/react.js', 'assets/ui.js', 'assets/home.js', 'assets/card.js'],
      css: ['assets/index.css', 'assets/card.css'],
      fonts: ['assets/figtree.woff2', 'assets/fredoka.woff2'],
    })
  })

  it('takes the chunks of another page with that page', () => {
    expect(firstLoad(manifest, 'pages/shop').js).toContain('assets/filters.js')
  })

  it('says what is missing', () => {
    expect(() => firstLoad(manifest, 'pages/nowhere')).toThrow('The manifest has no page like pages/nowhere.')
    expect(() => firstLoad({}, 'pages/home')).toThrow('The manifest has no entry.')
  })
})

describe('judge', () => {
  it('lets pass what just fits, in kB of 1000 bytes', () => {
    const { table, within } = judge([
      { what: 'JavaScript', bytes: 115_000, budget: 115_000 },
      { what: 'CSS', bytes: 940, budget: 15_000 },
    ])
    expect(within).toBe(true)
    expect(table.split('\n')).toEqual(['  JavaScript   115.0 kB of  115.0 kB', '  CSS            0.9 kB of   15.0 kB'])
  })

  it('tells what is a byte too much', () => {
    const { table, within } = judge([{ what: 'CSS', bytes: 15_001, budget: 15_000 }])
    expect(within).toBe(false)
    expect(table).toContain('OVER BUDGET')
  })
})
