/** The filters of the staff's list of products by stock: few pieces left, or none. */
export const STOCK_FILTERS = ['low', 'out'] as const
export type StockFilter = (typeof STOCK_FILTERS)[number]

/** The orders of the staff's list of products. The first one is the default. */
export const STAFF_PRODUCT_SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'Name' },
  { value: 'name-desc', label: 'Name Z to A' },
  { value: 'price-low', label: 'Price low to high' },
  { value: 'price-high', label: 'Price high to low' },
  { value: 'stock-low', label: 'Least stock first' },
  { value: 'stock-high', label: 'Most stock first' },
] as const
export type StaffProductSort = (typeof STAFF_PRODUCT_SORTS)[number]['value']
