import { STAFF_PRODUCT_SORTS } from '@whirligig/contract'

/** The filters and the order of the products list, as in its address. '' does not filter. */
export type ProductFilter = {
  /** An id. */
  brand: string
  /** `low` or `out`. */
  stock: string
  /** `true` or `false`. */
  active: string
  /** One of `STAFF_PRODUCT_SORTS`; '' for the first. */
  sortBy: string
}

export const NO_FILTER: ProductFilter = { brand: '', stock: '', active: '', sortBy: '' }

/** Whether the list leaves products out. */
export const isFiltered = ({ brand, stock, active }: ProductFilter): boolean => Boolean(brand || stock || active)

export const STOCK_OPTIONS = [
  { value: '', label: 'All' },
  { value: 'low', label: 'Low' },
  { value: 'out', label: 'None' },
] as const

export const ACTIVE_OPTIONS = [
  { value: '', label: 'All' },
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Off' },
] as const

/** The default order has an empty value, so that it is not in the address. */
export const SORT_OPTIONS = STAFF_PRODUCT_SORTS.map(({ value, label }, index) => ({
  ...{ value: index === 0 ? '' : value, label },
}))
