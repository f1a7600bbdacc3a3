import { aFeaturedProduct, FEATURED_TOYS } from '@whirligig/contract/fixtures'
import { expect, test } from 'vitest'
import { toFeaturedToys } from './featured-toys.ts'

const presentation = (name: string) => ({ name, imageUrl: `${name}.svg`, tint: 'sun' as const })
const presentations = {
  'teddy-bears': presentation('Teddy Bears'),
  transformer: presentation('Transformer'),
  'rubix-cube': presentation('Rubix Cube'),
}
const toCards = (products: Parameters<typeof toFeaturedToys>[1]) =>
  toFeaturedToys(presentations, products, { productHref: (slug) => `/product/${slug}` })

test('shows the prices of the catalogue', () => {
  const prices = toCards(FEATURED_TOYS).map(({ href, price }) => [href, price])
  expect(prices).toEqual([
    ['/product/teddy-bears', '$55.00'],
    ['/product/transformer', '$99.00'],
    ['/product/rubix-cube', '$60.00'],
  ])
})

test('shows all toys without prices while the prices are unknown', () => {
  expect(toCards(undefined).map(({ name, price }) => [name, price])).toEqual([
    ['Teddy Bears', undefined],
    ['Transformer', undefined],
    ['Rubix Cube', undefined],
  ])
})

test('leaves out toys that are not on sale', () => {
  expect(toCards([aFeaturedProduct({ slug: 'rubix-cube' })])).toMatchObject([{ name: 'Rubix Cube' }])
  expect(toCards([])).toEqual([])
})

test.each([
  [0, { outOfStock: true, stockLeft: undefined }],
  [1, { outOfStock: false, stockLeft: 1 }],
  [5, { outOfStock: false, stockLeft: 5 }],
  [6, { outOfStock: false, stockLeft: undefined }],
])('with a stock of %i a card has the flag %j', (inventory, flag) => {
  expect(toCards([aFeaturedProduct({ inventory })])).toMatchObject([flag])
})
