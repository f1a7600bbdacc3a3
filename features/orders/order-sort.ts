import { ALL_ORDER_SORTS, type AllOrderSort } from '@whirligig/contract'
import type { TableSort } from '@whirligig/ui'

/** The order of the list of all orders, as the headings of its columns show it. */
export const COLUMN_SORTS: Readonly<Record<AllOrderSort, TableSort>> = {
  newest: { column: 'created', direction: 'descending' },
  oldest: { column: 'created', direction: 'ascending' },
  'total-high': { column: 'total', direction: 'descending' },
  'total-low': { column: 'total', direction: 'ascending' },
}

/** The order of the list for a heading that was clicked. */
export const fromTableSort = ({ column, direction }: TableSort): AllOrderSort =>
  ALL_ORDER_SORTS.find((sort) => COLUMN_SORTS[sort].column === column && COLUMN_SORTS[sort].direction === direction) ??
  'newest'

/** For phones, where the list has no headings. */
export const SORT_OPTIONS: readonly { value: AllOrderSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'total-high', label: 'Total high to low' },
  { value: 'total-low', label: 'Total low to high' },
]
