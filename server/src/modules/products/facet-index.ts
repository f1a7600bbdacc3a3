import { type CollectionFacet, PRICE_FILTER, PRICE_PRESETS, type ProductFacets, toCents } from '@whirligig/contract'
import { toStars } from './average-rating.ts'
import type { ProductFilter } from './product-filter.ts'

type Collection = { slug: string; name: string }

/** What the facets of any list are counted from: 16 bytes and the name of each product, and 8 bytes for each of its categories. */
export type FacetIndex = {
  /** The names in lower case, as the database converts them. Each character is one byte of UTF-8, and NUL ends each name. */
  names: string
  /** Where the name of each product starts in `names`. */
  nameStarts: Uint32Array
  /** Cents. */
  prices: Int32Array
  /** Positions in `PRICE_PRESETS`; its length for products in none of them. */
  priceRanges: Int32Array
  /** Average ratings, rounded to whole stars; 0 without reviews. */
  stars: Int32Array
  /** Positions in `brands`; its length for products without a brand. */
  productBrands: Int32Array
  /** Positions of products, and at the same place the position of a category that the product is in. */
  memberProducts: Int32Array
  memberCategories: Int32Array
  brands: readonly Collection[]
  categories: readonly Collection[]
  /** Counted facets by their filter. `countFacets` fills it. */
  counted: Map<string, ProductFacets>
}

/** The name is in lower case, as the database converts it. */
export type FacetFilter = Pick<ProductFilter, 'name' | 'category' | 'brand' | 'minCents' | 'maxCents' | 'rating'>

/** Filters kept for an index. */
const MAX_COUNTED = 256

/** The categories or brands in a response. More would not help anyone to choose. */
const MAX_COLLECTIONS = 100

const STARS = [5, 4, 3, 2, 1] as const
const NO_PRODUCT = -2

// The filters that a product passes, as bits.
const PRICE = 1
const RATING = 2
const BRAND = 4
const CATEGORY = 8
const NAME = 16

const MAX_CENTS = 2 ** 31 - 1

const isInRange = (cents: number, { min, max }: (typeof PRICE_PRESETS)[number]): boolean =>
  cents >= toCents(min) && (max === PRICE_FILTER.max || cents <= toCents(max))

/** Returns the position of the price range that each price is in; the number of ranges if it is in none. */
export const toPriceRanges = (prices: Int32Array): Int32Array =>
  prices.map((cents) => {
    const position = PRICE_PRESETS.findIndex((range) => isInRange(cents, range))
    return position === -1 ? PRICE_PRESETS.length : position
  })

/** Returns where each name starts, from names in UTF-8 that each end with NUL. */
export function findNameStarts(names: Uint8Array, count: number): Uint32Array {
  const starts = new Uint32Array(count)
  let product = 1
  for (let at = 0; at < names.length && product < count; at += 1) {
    if (names[at] !== 0) continue
    starts[product] = at + 1
    product += 1
  }
  return starts
}

/** Returns the position of a slug; `NO_PRODUCT` if it is unknown, so that nothing matches. */
function findPosition(collections: readonly Collection[], slug: string): number {
  const position = collections.findIndex((collection) => collection.slug === slug)
  return position === -1 ? NO_PRODUCT : position
}

/** Marks the products whose names contain the text. */
function matchNames({ names, nameStarts }: FacetIndex, name: string, matches: Uint8Array): void {
  const text = Buffer.from(name).toString('latin1')
  let product = 0
  for (let at = names.indexOf(text); at !== -1; at = names.indexOf(text, nameStarts[product])) {
    while (product + 1 < nameStarts.length && (nameStarts[product + 1] ?? 0) <= at) product += 1
    matches[product] = (matches[product] ?? 0) | NAME
    product += 1
    if (product === nameStarts.length) return
  }
}

/** Returns which filters each product passes. */
function matchFilters(
  index: FacetIndex,
  { name, category, brand, minCents, maxCents, rating }: FacetFilter,
): Uint8Array {
  const { prices, stars, productBrands, memberProducts, memberCategories } = index
  const [min, max] = [minCents ?? 0, maxCents ?? MAX_CENTS]
  const minStars = rating === null ? 0 : toStars(rating)
  const brandPosition = brand === null ? null : findPosition(index.brands, brand)
  const without = (category === null ? CATEGORY : 0) | (name === '' ? NAME : 0)
  const matches = new Uint8Array(prices.length)
  for (let at = 0; at < matches.length; at += 1) {
    const price = prices[at] ?? 0
    let bits = without
    if (price >= min && price <= max) bits |= PRICE
    if ((stars[at] ?? 0) >= minStars) bits |= RATING
    if (brandPosition === null || productBrands[at] === brandPosition) bits |= BRAND
    matches[at] = bits
  }
  if (name !== '') matchNames(index, name, matches)
  if (category === null) return matches
  const categoryPosition = findPosition(index.categories, category)
  for (let at = 0; at < memberProducts.length; at += 1) {
    const product = memberProducts[at] ?? 0
    if (memberCategories[at] === categoryPosition) matches[product] = (matches[product] ?? 0) | CATEGORY
  }
  return matches
}

/** Counts the products that pass all of the filters `bits`, by their values. */
function countValues(values: Int32Array, size: number, matches: Uint8Array, bits: number): Uint32Array {
  const counts = new Uint32Array(size)
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0
    if (((matches[at] ?? 0) & bits) === bits) counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

/** Counts the products that pass all of the filters `bits`, by their categories. */
function countMembers(
  { memberProducts, memberCategories, categories }: FacetIndex,
  matches: Uint8Array,
  bits: number,
): Uint32Array {
  const counts = new Uint32Array(categories.length)
  for (let at = 0; at < memberProducts.length; at += 1) {
    const category = memberCategories[at] ?? 0
    if (((matches[memberProducts[at] ?? 0] ?? 0) & bits) === bits) counts[category] = (counts[category] ?? 0) + 1
  }
  return counts
}

/** Sorts by count and leaves out what has no products, unless it is chosen. */
function toCollectionFacets(
  collections: readonly Collection[],
  counts: Uint32Array,
  chosen: string | null,
): CollectionFacet[] {
  return collections
    .map(({ slug, name }, position) => ({ slug, name, count: counts[position] ?? 0 }))
    .filter(({ slug, count }) => count > 0 || slug === chosen)
    .toSorted((a, b) => b.count - a.count)
    .filter(({ slug }, place) => place < MAX_COLLECTIONS || slug === chosen)
}

/** Counts how many products each choice of each filter would leave. */
export function countFacets(index: FacetIndex, filter: FacetFilter): ProductFacets {
  const { name, category, brand, minCents, maxCents, rating } = filter
  const key = JSON.stringify([name, category, brand, minCents, maxCents, rating])
  const counted = index.counted.get(key)
  if (counted) return counted
  if (index.counted.size >= MAX_COUNTED) index.counted.clear()
  const facets = countAll(index, filter)
  index.counted.set(key, facets)
  return facets
}

function countAll(index: FacetIndex, filter: FacetFilter): ProductFacets {
  const { priceRanges, stars, productBrands, brands, categories } = index
  const matches = matchFilters(index, filter)
  const ranges = countValues(priceRanges, PRICE_PRESETS.length + 1, matches, NAME | RATING | BRAND | CATEGORY)
  const levels = countValues(stars, STARS.length + 1, matches, NAME | PRICE | BRAND | CATEGORY)
  const brandCounts = countValues(productBrands, brands.length + 1, matches, NAME | PRICE | RATING | CATEGORY)
  const categoryCounts = countMembers(index, matches, NAME | PRICE | RATING | BRAND)
  return {
    categories: toCollectionFacets(categories, categoryCounts, filter.category),
    brands: toCollectionFacets(brands, brandCounts, filter.brand),
    prices: PRICE_PRESETS.map((range, position) => ({ ...range, count: ranges[position] ?? 0 })),
    ratings: STARS.map((least) => ({
      stars: least,
      count: levels.reduce((total, count, value) => (value >= least ? total + count : total), 0),
    })),
  }
}
