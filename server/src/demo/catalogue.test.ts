import { PALETTES, TOYS } from '@whirligig/art'
import { expect, test } from 'vitest'
import { demoBrands, demoCategories, demoProducts, demoReviewers, demoReviews } from './catalogue.ts'

const brandSlugs = demoBrands.map((brand) => brand.slug)
const categorySlugs = demoCategories.map((category) => category.slug)
const productSlugs = demoProducts.map((product) => product.slug)
const featured = ['teddy-bears', 'transformer', 'rubix-cube']

test('the shop has the promised size', () => {
  expect(demoProducts).toHaveLength(60)
  expect(demoProducts.filter((product) => !product.isActive)).toHaveLength(2)
  expect(demoBrands.filter((brand) => brand.isActive)).toHaveLength(12)
  expect(demoBrands.filter((brand) => !brand.isActive)).toHaveLength(1)
  expect(demoCategories).toHaveLength(8)
  expect(demoReviewers).toHaveLength(12)
  expect(demoReviews.length).toBeGreaterThan(130)
})

test.each([
  ['brand slugs', brandSlugs],
  ['brand names', demoBrands.map((brand) => brand.name)],
  ['category slugs', categorySlugs],
  ['category names', demoCategories.map((category) => category.name)],
  ['product slugs', productSlugs],
  ['product names', demoProducts.map((product) => product.name)],
  ['skus', demoProducts.map((product) => product.sku)],
  ['descriptions', [...demoBrands, ...demoCategories, ...demoProducts].map((entry) => entry.description)],
  ['emails of reviewers', demoReviewers.map((reviewer) => reviewer.email)],
  ['pairs of product and author', demoReviews.map((review) => `${review.product} ${review.author}`)],
  ['review titles', demoReviews.map((review) => review.title)],
])('%s are unique', (_, values) => {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
})

test.each([...demoBrands, ...demoCategories, ...demoProducts])(
  '$slug has a plain slug and a description that fits',
  ({ slug, description }) => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(description.length).toBeGreaterThan(40)
    expect(description.length).toBeLessThanOrEqual(200)
  },
)

test.each(demoProducts)('$slug points at things that exist', (product) => {
  expect(product.sku).toMatch(/^[A-Za-z0-9_-]+$/)
  expect(brandSlugs).toContain(product.brand)
  expect(demoBrands.find((brand) => brand.slug === product.brand)?.isActive).toBe(true)
  expect(product.categories.length).toBeGreaterThan(0)
  expect(product.categories.filter((category) => !categorySlugs.includes(category))).toEqual([])
  expect(TOYS).toContain(product.toy)
  expect(Object.keys(PALETTES)).toContain(product.palette)
})

test('prices are whole cents between $4 and $480, and some have cents', () => {
  const cents = demoProducts.map((product) => product.priceCents)
  expect(cents.every((price) => Number.isInteger(price) && price >= 400 && price <= 48_000)).toBe(true)
  expect(cents.some((price) => price % 100 !== 0)).toBe(true)
})

test.each([
  ['teddy-bears', 'Teddy Bears', 5500, 'Hug & Co.'],
  ['transformer', 'Transformer', 9900, 'Bolt & Nut'],
  ['rubix-cube', 'Rubix Cube', 6000, 'Six Sides'],
])('%s is featured: in stock and in its own colours', (slug, name, priceCents, brandName) => {
  const product = demoProducts.find((candidate) => candidate.slug === slug)
  expect(product).toMatchObject({ name, priceCents, palette: 'original', isActive: true })
  expect(product?.inventory).toBeGreaterThanOrEqual(60)
  expect(demoBrands.find((brand) => brand.slug === product?.brand)?.name).toBe(brandName)
})

test('the featured toys come first', () => {
  expect(productSlugs.slice(0, 3)).toEqual(featured)
})

test.each([
  ['sold out', 0, 0],
  ['low', 1, 3],
  ['up to 25', 4, 25],
  ['26 to 100', 26, 100],
  ['101 to 499', 101, 499],
  ['500 and more', 500, 1_000_000],
])('several toys on sale have a stock that is %s', (_, least, most) => {
  const found = demoProducts.filter(({ isActive, inventory }) => isActive && inventory >= least && inventory <= most)
  expect(found.length).toBeGreaterThanOrEqual(3)
})

test('every toy we have drawn is for sale', () => {
  const shown = demoProducts.filter((product) => product.isActive).map((product) => product.toy)
  expect(TOYS.filter((toy) => !shown.includes(toy))).toEqual([])
})

test('no two products share a picture', () => {
  const pictures = demoProducts.map((product) => `${product.toy} ${product.palette}`)
  expect(new Set(pictures).size).toBe(pictures.length)
})

test.each(categorySlugs)('category %s is well stocked', (slug) => {
  expect(demoProducts.filter((product) => product.categories.includes(slug)).length).toBeGreaterThanOrEqual(6)
})

test.each(brandSlugs)('brand %s has toys exactly when it is active', (slug) => {
  const isActive = demoBrands.find((brand) => brand.slug === slug)?.isActive
  expect(demoProducts.some((product) => product.brand === slug)).toBe(isActive)
})

test('reviews point at toys on sale and at reviewers', () => {
  const onSale = demoProducts.filter((product) => product.isActive).map((product) => product.slug)
  expect(demoReviews.filter((review) => !onSale.includes(review.product))).toEqual([])
  expect(demoReviews.filter((review) => !(review.author in demoReviewers))).toEqual([])
  expect(demoReviews.every((review) => Number.isInteger(review.daysAgo) && review.daysAgo > 0)).toBe(true)
})

test('reviews are spread as in life', () => {
  const counts = productSlugs.map((slug) => demoReviews.filter((review) => review.product === slug).length)
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(9)
  expect(counts.filter((count) => count === 0).length).toBeGreaterThanOrEqual(5)
  expect(new Set(demoReviews.map((review) => review.rating))).toEqual(new Set([1, 2, 3, 4, 5]))
  const approved = demoReviews.filter((review) => review.status === 'Approved')
  expect(approved.length / demoReviews.length).toBeGreaterThan(0.85)
  expect(new Set(demoReviews.map((review) => review.status)).size).toBe(3)
})

test('every email of the demo is at whirligig.test', () => {
  expect(demoReviewers.filter((reviewer) => !/^[a-z]+@whirligig\.test$/.test(reviewer.email))).toEqual([])
})
