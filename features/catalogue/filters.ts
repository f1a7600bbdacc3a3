import { DEFAULT_PRODUCT_QUERY, formatPrice, type ProductQuery } from '@whirligig/contract'

/** One filter that is on. */
export type ActiveFilter = {
  key: 'name' | 'price' | 'rating'
  /** `$20 – $120` */
  label: string
  /** What takes it off again. */
  off: Partial<ProductQuery>
}

const dollars = (price: number) => formatPrice(price).replace(/\.00$/, '')

const starsText = (rating: number) => {
  if (rating === 5) return '5 stars'
  return rating === 1 ? '1 star and up' : `${rating} stars and up`
}

/** The filters that differ from the default, for the shopper to read and to take off one by one. */
export function activeFilters({ name, min, max, rating }: ProductQuery): ActiveFilter[] {
  const usual = DEFAULT_PRODUCT_QUERY
  const filters: ActiveFilter[] = []
  if (name) filters.push({ key: 'name', label: `“${name}”`, off: { name: '' } })
  if (min !== usual.min || max !== usual.max) {
    filters.push({ key: 'price', label: `${dollars(min)} – ${dollars(max)}`, off: { min: usual.min, max: usual.max } })
  }
  if (rating > 0) filters.push({ key: 'rating', label: starsText(rating), off: { rating: 0 } })
  return filters
}

/** Everything off that `activeFilters` may list. */
export const NO_FILTERS = {
  name: '',
  min: DEFAULT_PRODUCT_QUERY.min,
  max: DEFAULT_PRODUCT_QUERY.max,
  rating: 0,
} as const satisfies Partial<ProductQuery>
