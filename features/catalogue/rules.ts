import { DEFAULT_PRODUCT_QUERY, LIMITS, PRICE_FILTER, type ProductQuery, SORT_OPTIONS } from '@whirligig/contract'

const parseWholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined

const parseDollars = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined

const parseText = (text: string | null, maxLength: number): string => (text ?? '').trim().slice(0, maxLength)

/** Returns the price range without a filter. A search covers all prices, so that it finds everything that its suggestions offer. */
export function getDefaultPrice(name: string): { min: number; max: number } {
  const { min, max } = name ? PRICE_FILTER : PRICE_FILTER.initial
  return { min, max }
}

type PriceParams = { name: string; min: number | undefined; max: number | undefined }

/** Returns the price range, or the default range if it breaks the bounds or the minimum gap of the slider. */
function parsePriceRange({ name, min, max }: PriceParams): { min: number; max: number } {
  const { gap } = PRICE_FILTER
  const initial = getDefaultPrice(name)
  const price = { min: min ?? initial.min, max: max ?? initial.max }
  const isValid = price.min >= PRICE_FILTER.min && price.max <= PRICE_FILTER.max && price.max - price.min >= gap
  return isValid ? price : initial
}

/** Parses the search params of the shop. Invalid values fall back to their defaults. */
export function parseProductQuery(search: URLSearchParams): ProductQuery {
  const name = parseText(search.get('name'), LIMITS.search)
  const rating = parseWholeNumber(search.get('rating')) ?? 0
  const sort = parseWholeNumber(search.get('sort'))
  return {
    ...DEFAULT_PRODUCT_QUERY,
    name,
    category: parseText(search.get('category'), LIMITS.slug),
    brand: parseText(search.get('brand'), LIMITS.slug),
    ...parsePriceRange({ name, min: parseDollars(search.get('min')), max: parseDollars(search.get('max')) }),
    rating: rating <= 5 ? rating : 0,
    sortOrder: SORT_OPTIONS.find(({ value }) => value === sort)?.value ?? DEFAULT_PRODUCT_QUERY.sortOrder,
    page: parseWholeNumber(search.get('page')) || 1,
  }
}

/** Serializes a query to search params: only values that differ from the defaults, in a fixed order. */
export function serializeProductQuery(query: ProductQuery): string {
  const { name, category, brand, min, max, rating, sortOrder, page } = query
  const defaults = { ...DEFAULT_PRODUCT_QUERY, ...getDefaultPrice(name) }
  const search = new URLSearchParams()
  if (name) search.set('name', name)
  if (category) search.set('category', category)
  if (brand) search.set('brand', brand)
  if (min !== defaults.min) search.set('min', String(min))
  if (max !== defaults.max) search.set('max', String(max))
  if (rating !== defaults.rating) search.set('rating', String(rating))
  if (sortOrder !== defaults.sortOrder) search.set('sort', String(sortOrder))
  if (page !== defaults.page) search.set('page', String(page))
  return search.toString()
}

/** Applies a change to a query. A change of a filter or of the sort order resets the page to 1. */
export const updateQuery = (query: ProductQuery, change: Partial<ProductQuery>): ProductQuery => ({
  ...query,
  page: 1,
  ...change,
})

/**
 * Formats the result summary: `11-20 Toys of 60 Toys`, or `60 products` for an empty page.
 * @param rowCount number of products on this page
 */
export function formatResultRange(
  { page, limit }: { page: number; limit: number },
  rowCount: number,
  count: number,
): string {
  if (rowCount === 0) return `${count} products`
  const offset = limit * (page - 1)
  return `${offset + 1}-${offset + rowCount} Toys of ${count} Toys`
}
