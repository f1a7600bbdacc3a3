import type { OrderTab } from '@whirligig/contract'

/** The order of a list whose address names none. What is to ship is packed from the oldest order on. */
export const getDefaultSort = (tab: OrderTab) => (tab === 'to_ship' ? 'oldest' : 'newest')

/** The part of an address that names the order of a list. The default is left out. */
export const toSortParam = (tab: OrderTab, sort: string): string => (sort === getDefaultSort(tab) ? '' : sort)

/** The order of the list after a change of tabs. One that the user has chosen stays; the default becomes that of the other tab. */
export const keepChosenSort = <Sort extends string>(from: OrderTab, sort: Sort, to: OrderTab) =>
  sort === getDefaultSort(from) ? getDefaultSort(to) : sort
