import { PAGE_SIZE, PRICE_FILTER } from './limits.ts'

/** The filters of the product list. `category` and `brand` are slugs; '' does not filter. */
export type ProductQuery = {
  name: string
  category: string
  brand: string
  /** Dollars. */
  min: number
  max: number
  /** 0 (all) to 5. */
  rating: number
  sortOrder: 0 | 1 | 2
  page: number
  limit: number
}

export const DEFAULT_PRODUCT_QUERY: ProductQuery = {
  name: '',
  category: '',
  brand: '',
  min: PRICE_FILTER.initial.min,
  max: PRICE_FILTER.initial.max,
  rating: 0,
  sortOrder: 0,
  page: 1,
  limit: PAGE_SIZE.products,
}
