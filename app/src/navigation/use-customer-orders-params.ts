import { dashboardPaths, type OrderFilter, toHref } from '@whirligig/contract'
import { useSearchParams } from 'react-router-dom'
import { useListSearchParams } from './use-list-search-params.ts'

/** `open` means the same: an order is open until each line is shipped, delivered or cancelled. */
const TO_SHIP = ['to_ship', 'open']

/** The page, search and filter of all orders, stored in the URL. A search covers all orders and removes the filter. */
export function useCustomerOrdersParams() {
  const [params, setParams] = useSearchParams()
  const list = useListSearchParams()
  const filter: OrderFilter = TO_SHIP.includes(params.get('status') ?? '') ? 'to_ship' : 'all'
  return {
    ...list,
    filter,
    filterHref: (status: OrderFilter) =>
      toHref(`${dashboardPaths.customerOrders}${status === 'all' ? '' : `?status=${status}`}`),
    onPageChange: (next: number) => {
      if (filter === 'all' || list.search !== '') return list.onPageChange(next)
      setParams({ status: filter, ...(next > 1 && { page: String(next) }) })
      scrollTo({ top: 0, behavior: 'instant' }) // Show the first rows of the new page.
    },
  }
}
