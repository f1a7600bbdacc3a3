import { STAFF_PRODUCT_SORTS } from '@whirligig/contract'
import type { TableSort } from '@whirligig/ui'

/** The filters and the order of the products list, as in its address. '' does not filter. */
export type ProductFilter = {
  /** An id. */
  brand: string
  /** A slug. */
  category: string
  /** `low` or `out`. */
  stock: string
  /** `true` or `false`. */
  active: string
  /** One of `STAFF_PRODUCT_SORTS`; '' for the first. */
  sortBy: string
}

/** What the products list shows. */
export type ProductListQuery = ProductFilter & {
  /** '' for no search. */
  search: string
  /** 1-based. */
  page: number
  /** The number of rows on a page, at most 100. */
  limit: number
}

/** A part of the list with an address of its own. */
export type ProductTab = Pick<ProductFilter, 'stock' | 'active'>

const TABS: readonly (ProductTab & { label: string })[] = [
  { label: 'All', stock: '', active: '' },
  { label: 'Active', stock: '', active: 'true' },
  { label: 'Off', stock: '', active: 'false' },
  { label: 'Low stock', stock: 'low', active: '' },
  { label: 'Sold out', stock: 'out', active: '' },
]

/** The tabs of the list. None is the current one if the address combines two filters. */
export const toProductTabs = ({ stock, active }: ProductTab, toHref: (tab: ProductTab) => string) =>
  TABS.map(({ label, ...tab }) => ({
    label,
    href: toHref(tab),
    current: tab.stock === stock && tab.active === active,
  }))

/** Whether the list leaves products out. */
export const isFiltered = ({ brand, category, stock, active }: ProductFilter): boolean =>
  Boolean(brand || category || stock || active)

/** The default order has an empty value, so that it is not in the address. */
export const SORT_OPTIONS = STAFF_PRODUCT_SORTS.map(({ value, label }, index) => ({
  ...{ value: index === 0 ? '' : value, label },
}))

/** The orders that the headings of the columns offer. */
const COLUMN_SORTS: Readonly<Record<string, TableSort>> = {
  name: { column: 'name', direction: 'ascending' },
  'name-desc': { column: 'name', direction: 'descending' },
  'price-low': { column: 'price', direction: 'ascending' },
  'price-high': { column: 'price', direction: 'descending' },
  'stock-low': { column: 'stock', direction: 'ascending' },
  'stock-high': { column: 'stock', direction: 'descending' },
}

/** The column by which the list is sorted; undefined for the newest first. */
export const toTableSort = (sortBy: string): TableSort | undefined => COLUMN_SORTS[sortBy]

/** The order of the list for a heading that was clicked. */
export const fromTableSort = ({ column, direction }: TableSort): string =>
  Object.entries(COLUMN_SORTS).find(([, sort]) => sort.column === column && sort.direction === direction)?.[0] ?? ''
