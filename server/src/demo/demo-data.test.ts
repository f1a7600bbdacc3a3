import { PALETTES, TOYS } from '@whirligig/art'
import { expect, test } from 'vitest'
import { loadDemoData } from './demo-data.ts'

const { brands, categories, products, reviewers, reviews, merchantApplications } = await loadDemoData()
const brandSlugs = brands.map((brand) => brand.slug)
const categorySlugs = categories.map((category) => category.slug)
const productSlugs = products.map((product) => product.slug)
const featured = ['teddy-bears', 'transformer', 'rubix-cube']

test('the shop has the documented size', () => {
  expect(products).toHaveLength(60)
  expect(products.filter((product) => !product.isActive)).toHaveLength(2)
  expect(brands.filter((brand) => brand.isActive)).toHaveLength(12)
  expect(brands.filter((brand) => !brand.isActive)).toHaveLength(1)
  expect(categories).toHaveLength(8)
  expect(reviewers).toHaveLength(12)
  expect(reviews.length).toBeGreaterThan(130)
  expect(merchantApplications).toHaveLength(5)
})

test.each([
  ['brand slugs', brandSlugs],
  ['brand names', brands.map((brand) => brand.name)],
  ['category slugs', categorySlugs],
  ['category names', categories.map((category) => category.name)],
  ['product slugs', productSlugs],
  ['product names', products.map((product) => product.name)],
  ['skus', products.map((product) => product.sku)],
  ['descriptions', [...brands, ...categories, ...products].map((entry) => entry.description)],
  ['emails of reviewers', reviewers.map((reviewer) => reviewer.email)],
  ['pairs of product and reviewer', reviews.map((review) => `${review.product} ${review.reviewer}`)],
  ['review titles', reviews.map((review) => review.title)],
])('%s are unique', (_, values) => {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
})

test.each([...brands, ...categories, ...products])(
  '$slug has a plain slug and a description that fits',
  ({ slug, description }) => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(description.length).toBeGreaterThan(40)
    expect(description.length).toBeLessThanOrEqual(200)
  },
)

test.each(products)('$slug refers to existing brands, categories and drawings', (product) => {
  expect(product.sku).toMatch(/^[A-Za-z0-9_-]+$/)
  expect(brandSlugs).toContain(product.brand)
  expect(brands.find((brand) => brand.slug === product.brand)?.isActive).toBe(true)
  expect(product.categories.length).toBeGreaterThan(0)
  expect(product.categories.filter((category) => !categorySlugs.includes(category))).toEqual([])
  expect(TOYS).toContain(product.toy)
  expect(Object.keys(PALETTES)).toContain(product.palette)
})

test('prices are whole cents between $4 and $480, and some have cents', () => {
  const cents = products.map((product) => product.priceCents)
  expect(cents.every((price) => Number.isInteger(price) && price >= 400 && price <= 48_000)).toBe(true)
  expect(cents.some((price) => price % 100 !== 0)).toBe(true)
})

test.each([
  ['teddy-bears', 'Teddy Bears', 5500, 'Hug & Co.'],
  ['transformer', 'Transformer', 9900, 'Bolt & Nut'],
  ['rubix-cube', 'Rubix Cube', 6000, 'Six Sides'],
])('%s is in stock and has its original colours, as a featured product', (slug, name, priceCents, brandName) => {
  const product = products.find((candidate) => candidate.slug === slug)
  expect(product).toMatchObject({ name, priceCents, palette: 'original', isActive: true })
  expect(product?.inventory).toBeGreaterThanOrEqual(60)
  expect(brands.find((brand) => brand.slug === product?.brand)?.name).toBe(brandName)
})

test('the featured products come first', () => {
  expect(productSlugs.slice(0, 3)).toEqual(featured)
})

test.each([
  ['0', 0, 0],
  ['1 to 3', 1, 3],
  ['up to 25', 4, 25],
  ['26 to 100', 26, 100],
  ['101 to 499', 101, 499],
  ['500 and more', 500, 1_000_000],
])('at least three products on sale have a stock of %s', (_, min, max) => {
  const matching = products.filter(({ isActive, inventory }) => isActive && inventory >= min && inventory <= max)
  expect(matching.length).toBeGreaterThanOrEqual(3)
})

test('every drawn toy is on sale', () => {
  const onSale = products.filter((product) => product.isActive).map((product) => product.toy)
  expect(TOYS.filter((toy) => !onSale.includes(toy))).toEqual([])
})

test('no two products share a picture', () => {
  const pictures = products.map((product) => `${product.toy} ${product.palette}`)
  expect(new Set(pictures).size).toBe(pictures.length)
})

test.each(categorySlugs)('category %s has at least six products', (slug) => {
  expect(products.filter((product) => product.categories.includes(slug)).length).toBeGreaterThanOrEqual(6)
})

test.each(brandSlugs)('brand %s has products exactly if it is active', (slug) => {
  const isActive = brands.find((brand) => brand.slug === slug)?.isActive
  expect(products.some((product) => product.brand === slug)).toBe(isActive)
})

test('reviews refer to products on sale and to reviewers', () => {
  const onSale = products.filter((product) => product.isActive).map((product) => product.slug)
  const emails = reviewers.map(({ email }) => email)
  expect(reviews.filter((review) => !onSale.includes(review.product))).toEqual([])
  expect(reviews.filter((review) => !emails.includes(review.reviewer))).toEqual([])
  expect(reviews.every((review) => Number.isInteger(review.daysAgo) && review.daysAgo > 0)).toBe(true)
})

test('reviews are spread unevenly', () => {
  const counts = productSlugs.map((slug) => reviews.filter((review) => review.product === slug).length)
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(9)
  expect(counts.filter((count) => count === 0).length).toBeGreaterThanOrEqual(5)
  expect(new Set(reviews.map((review) => review.rating))).toEqual(new Set([1, 2, 3, 4, 5]))
  const approved = reviews.filter((review) => review.status === 'Approved')
  expect(approved.length / reviews.length).toBeGreaterThan(0.85)
  expect(new Set(reviews.map((review) => review.status)).size).toBe(3)
})

test('every demo user has an email at whirligig.test', () => {
  expect(reviewers.filter((reviewer) => !/^[a-z]+@whirligig\.test$/.test(reviewer.email))).toEqual([])
})
