import { DEFAULT_PRODUCT_QUERY, formatPrice, type ProductQuery } from '@whirligig/contract'
import { formatRatingOption } from '@whirligig/ui'
import { updateQuery } from './rules.ts'

/** A collection is a category or brand page: the path names it, so it is not shown as a filter. */
export type CollectionKind = 'category' | 'brand'

/** A filter that differs from the default. */
export type ActiveFilter = {
  key: 'name' | 'price' | 'rating' | CollectionKind
  /** For example `$20 – $120`; the slug for a category or brand. */
  label: string
  /** The change to the query that removes the filter. */
  reset: Partial<ProductQuery>
}

const formatDollars = (price: number) => formatPrice(price).replace(/\.00$/, '')

/** Returns the filters that differ from the default, without the collection of the page. */
export function getActiveFilters(query: ProductQuery, collection?: CollectionKind): ActiveFilter[] {
  const { name, category, brand, min, max, rating } = query
  const defaultPrice = { min: DEFAULT_PRODUCT_QUERY.min, max: DEFAULT_PRODUCT_QUERY.max }
  const filters: ActiveFilter[] = []
  if (name) filters.push({ key: 'name', label: `“${name}”`, reset: { name: '' } })
  if (category && collection !== 'category') filters.push({ key: 'category', label: category, reset: { category: '' } })
  if (brand && collection !== 'brand') filters.push({ key: 'brand', label: brand, reset: { brand: '' } })
  if (min !== defaultPrice.min || max !== defaultPrice.max) {
    filters.push({ key: 'price', label: `${formatDollars(min)} – ${formatDollars(max)}`, reset: defaultPrice })
  }
  if (rating > 0) filters.push({ key: 'rating', label: formatRatingOption(rating), reset: { rating: 0 } })
  return filters
}

/** Removes every filter and keeps the sort order. */
export const clearFilters = (query: ProductQuery, collection?: CollectionKind): ProductQuery =>
  getActiveFilters(query, collection).reduce((result, { reset }) => updateQuery(result, reset), query)
