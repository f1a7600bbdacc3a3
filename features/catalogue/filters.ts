import { formatPrice, PRICE_FILTER, type ProductQuery } from '@whirligig/contract'
import { formatRatingOption } from '@whirligig/ui'
import { getDefaultPrice, updateQuery } from './rules.ts'

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

/** Formats dollars, with cents only if there are any: `$1,250`, `$19.99`. */
export const formatDollars = (price: number) => formatPrice(price).replace(/\.00$/, '')

const formatPriceRange = ({ min, max }: { min: number; max: number }): string =>
  max === PRICE_FILTER.max ? `${formatDollars(min)} and more` : `${formatDollars(min)} – ${formatDollars(max)}`

/** Returns the filters that differ from the default, without the collection of the page. */
export function getActiveFilters(query: ProductQuery, collection?: CollectionKind): ActiveFilter[] {
  const { name, category, brand, min, max, rating } = query
  const defaultPrice = getDefaultPrice(name)
  const isPriceFiltered = min !== defaultPrice.min || max !== defaultPrice.max
  const filters: ActiveFilter[] = []
  if (name) {
    const reset = { name: '', ...(isPriceFiltered ? {} : getDefaultPrice('')) }
    filters.push({ key: 'name', label: `“${name}”`, reset })
  }
  if (category && collection !== 'category') filters.push({ key: 'category', label: category, reset: { category: '' } })
  if (brand && collection !== 'brand') filters.push({ key: 'brand', label: brand, reset: { brand: '' } })
  if (isPriceFiltered) filters.push({ key: 'price', label: formatPriceRange({ min, max }), reset: defaultPrice })
  if (rating > 0) filters.push({ key: 'rating', label: formatRatingOption(rating), reset: { rating: 0 } })
  return filters
}

/** Removes every filter and keeps the sort order. */
export const clearFilters = (query: ProductQuery, collection?: CollectionKind): ProductQuery =>
  updateQuery(query, {
    name: '',
    category: collection === 'category' ? query.category : '',
    brand: collection === 'brand' ? query.brand : '',
    ...getDefaultPrice(''),
    rating: 0,
  })
