import { DEFAULT_PRODUCT_QUERY, LIMITS, PRICE_FILTER, type ProductQuery, SORT_OPTIONS } from '@whirligig/contract'

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined

const parseText = (text: string | null, most: number): string => (text ?? '').trim().slice(0, most)

/** Two prices within the slider's bounds and its gap, or its first ones. */
function parsePriceRange(min: number | undefined, max: number | undefined): { min: number; max: number } {
  const { initial, gap } = PRICE_FILTER
  const price = { min: min ?? initial.min, max: max ?? initial.max }
  const fits = price.min >= PRICE_FILTER.min && price.max <= PRICE_FILTER.max && price.max - price.min >= gap
  return fits ? price : { ...initial }
}

/** What an address asks of the shop. What makes no sense is as if it were not there. */
export function parseProductQuery(search: URLSearchParams): ProductQuery {
  const rating = wholeNumber(search.get('rating')) ?? 0
  const sort = wholeNumber(search.get('sort'))
  return {
    ...DEFAULT_PRODUCT_QUERY,
    name: parseText(search.get('name'), LIMITS.search),
    category: parseText(search.get('category'), LIMITS.slug),
    brand: parseText(search.get('brand'), LIMITS.slug),
    ...parsePriceRange(wholeNumber(search.get('min')), wholeNumber(search.get('max'))),
    rating: rating <= 5 ? rating : 0,
    sortOrder: SORT_OPTIONS.find(({ value }) => value === sort)?.value ?? DEFAULT_PRODUCT_QUERY.sortOrder,
    page: wholeNumber(search.get('page')) || 1,
  }
}

/** The shortest address that `queryOf` reads as this query: only what differs from the default, always in one order. */
export function serializeProductQuery(query: ProductQuery): string {
  const { name, category, brand, min, max, rating, sortOrder, page } = query
  const usual = DEFAULT_PRODUCT_QUERY
  const search = new URLSearchParams()
  if (name) search.set('name', name)
  if (category) search.set('category', category)
  if (brand) search.set('brand', brand)
  if (min !== usual.min) search.set('min', String(min))
  if (max !== usual.max) search.set('max', String(max))
  if (rating !== usual.rating) search.set('rating', String(rating))
  if (sortOrder !== usual.sortOrder) search.set('sort', String(sortOrder))
  if (page !== usual.page) search.set('page', String(page))
  return search.toString()
}

/** A query with something changed. Another filter or order starts over at the first page. */
export const updateQuery = (query: ProductQuery, change: Partial<ProductQuery>): ProductQuery => ({
  ...query,
  page: 1,
  ...change,
})

/**
 * What stands over the grid: `11-20 Toys of 60 Toys`, or `60 products` for a page with nothing on it.
 * @param shown how many toys are on this page
 */
export function formatResultRange(
  { page, limit }: { page: number; limit: number },
  shown: number,
  count: number,
): string {
  if (shown === 0) return `${count} products`
  const before = limit * (page - 1)
  return `${before + 1}-${before + shown} Toys of ${count} Toys`
}
