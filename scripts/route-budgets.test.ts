import { describe, expect, it } from 'vitest'
import type { Manifest } from './first-load.ts'
import { listRouteChecks } from './route-budgets.ts'

const PAGES = [
  ...['home', 'shop', 'category', 'brand', 'brands', 'product', 'sell', 'contact'],
  ...['delivery-and-returns', 'privacy', 'about'],
  ...['not-found', 'frame', 'dashboard', 'dashboard-home', 'staff-account', 'customer-orders', 'login'],
]

const SECTIONS = ['home-featured', 'home-shelves', 'product-reviews', 'sell-form', 'contact-form']

/** A build in which each page has one file and imports this number of other files. */
function createManifest(imports: Record<string, number>): Manifest {
  const sections = SECTIONS.map((section) => [`src/sections/${section}.tsx`, { file: `assets/${section}.js` }] as const)
  const pages = PAGES.map((page) => {
    const imported = Array.from({ length: imports[page] ?? 0 }, (_, nth) => `_${page}-${nth}.js`)
    return [`src/pages/${page}.page.tsx`, { file: `assets/${page}.js`, imports: imported }] as const
  })
  const files = pages.flatMap(([, { imports: keys }]) => keys.map((key) => [key, { file: `assets/${key}` }] as const))
  return Object.fromEntries([
    ['index.html', { file: 'assets/index.js', isEntry: true }],
    ['src/private-routes.tsx', { file: 'assets/private.js' }],
    ...pages,
    ...sections,
    ...files,
  ])
}

describe('listRouteChecks', () => {
  it('lists the scripts of every public page', () => {
    const checks = listRouteChecks(createManifest({ brand: 1 }), 'dist')
    expect(checks.map(({ name }) => name)).toEqual([
      'Scripts of home, 2 files',
      'Scripts of shop, 2 files',
      'Scripts of category, 2 files',
      'Scripts of brand, 3 files',
      'Scripts of brands, 2 files',
      'Scripts of product, 2 files',
      'Scripts of sell, 2 files',
      'Scripts of contact, 2 files',
      'Scripts of delivery-and-returns, 2 files',
      'Scripts of privacy, 2 files',
      'Scripts of about, 2 files',
      'Scripts of sell with its form, 3 files',
      'Scripts of contact with its form, 3 files',
      'Scripts of home with its toys, 3 files',
      'Scripts of product with its reviews, 3 files',
      'Scripts of staff-account (private), 5 files',
      'Scripts of customer-orders (private), 5 files',
      'Scripts of login (private), 3 files',
    ])
    expect(checks[3]?.path).toEqual(['dist/assets/index.js', 'dist/assets/brand.js', 'dist/assets/_brand-0.js'])
    expect(checks[11]?.path).toEqual(['dist/assets/index.js', 'dist/assets/sell.js', 'dist/assets/sell-form.js'])
  })

  it('limits every page', () => {
    const checks = listRouteChecks(createManifest({ shop: 12 }), 'dist')
    expect(checks.map(({ limit }) => limit)).toEqual([
      ...['135 kB', ...Array(12).fill('150 kB'), '135 kB', '155 kB'],
      ...['180 kB', '180 kB', '180 kB'],
    ])
  })

  it('refuses more than 14 scripts', () => {
    expect(() => listRouteChecks(createManifest({ shop: 13, product: 20 }), 'dist')).toThrow(
      'At most 14 scripts may load before a page is interactive: shop 15, product 22.',
    )
  })

  it('refuses more than 28 scripts of a page behind a sign-in', () => {
    expect(() => listRouteChecks(createManifest({ 'customer-orders': 25 }), 'dist')).toThrow(
      'At most 28 scripts may load before a page is interactive: customer-orders 30.',
    )
  })
})
