import { DEFAULT_PRODUCT_QUERY, formatPrice, type ProductQuery } from '@whirligig/contract'
import { formatRatingOption } from '@whirligig/ui'
import { updateQuery } from './rules.ts'

/** Where a list stands: what its path names is no filter of it. */
export type CollectionKind = 'category' | 'brand'

/** One filter that is on. */
export type ActiveFilter = {
  key: 'name' | 'price' | 'rating' | CollectionKind
  /** `$20 – $120`; the slug of a category or brand. */
  label: string
  /** What takes it off again. */
  off: Partial<ProductQuery>
}

const dollars = (price: number) => formatPrice(price).replace(/\.00$/, '')

/** The filters that differ from the default, for the shopper to read and to take off one by one. */
export function activeFilters(query: ProductQuery, collection?: CollectionKind): ActiveFilter[] {
  const { name, category, brand, min, max, rating } = query
  const usual = { min: DEFAULT_PRODUCT_QUERY.min, max: DEFAULT_PRODUCT_QUERY.max }
  const filters: ActiveFilter[] = []
  if (name) filters.push({ key: 'name', label: `“${name}”`, off: { name: '' } })
  if (category && collection !== 'category') filters.push({ key: 'category', label: category, off: { category: '' } })
  if (brand && collection !== 'brand') filters.push({ key: 'brand', label: brand, off: { brand: '' } })
  if (min !== usual.min || max !== usual.max) {
    filters.push({ key: 'price', label: `${dollars(min)} – ${dollars(max)}`, off: usual })
  }
  if (rating > 0) filters.push({ key: 'rating', label: formatRatingOption(rating), off: { rating: 0 } })
  return filters
}

/** The query with every filter taken off; its order stays. */
export const clearFilters = (query: ProductQuery, collection?: CollectionKind): ProductQuery =>
  activeFilters(query, collection).reduce((left, { off }) => updateQuery(left, off), query)
