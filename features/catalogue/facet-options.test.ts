import { DEFAULT_PRODUCT_QUERY as DEFAULT } from '@whirligig/contract'
import { expect, test } from 'vitest'
import { toCollectionOptions, toPriceOptions } from './facet-options.ts'

test('price ranges lead to their list, and the chosen one back to all prices', () => {
  const facets = [3, 2, 1, 0, 4].map((count) => ({ min: 0, max: 0, count }))
  const options = toPriceOptions({ ...DEFAULT, min: 20, max: 49.99 }, facets, ({ min, max }) => `${min} to ${max}`)
  expect(options).toEqual([
    { label: 'Under $20', count: 3, selected: false, href: '1 to 19.99' },
    { label: '$20–49.99', count: 2, selected: true, href: '1 to 2500' },
    { label: '$50–99.99', count: 1, selected: false, href: '50 to 99.99' },
    { label: '$100–249.99', count: 0, selected: false, href: '100 to 249.99' },
    { label: '$250 and more', count: 4, selected: false, href: '250 to 5000' },
  ])
})

test('brands lead to their list, and the chosen one back to all brands', () => {
  const facets = [
    { slug: 'gearhart', name: 'Gearhart', count: 3 },
    { slug: 'cubework', name: 'Cubework', count: 1 },
  ]
  expect(toCollectionOptions(facets, 'cubework', (slug) => `/shop?brand=${slug}`)).toEqual([
    { label: 'Gearhart', count: 3, selected: false, href: '/shop?brand=gearhart' },
    { label: 'Cubework', count: 1, selected: true, href: '/shop?brand=' },
  ])
})
