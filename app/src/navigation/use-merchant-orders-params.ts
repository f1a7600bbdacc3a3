import { dashboardPaths, type OrderFilter, toHref } from '@whirligig/contract'
import { useSearchParams } from 'react-router-dom'
import { useListSearchParams } from './use-list-search-params.ts'

/** The page and filter of a merchant's orders, stored in the URL. Without a filter, the orders to ship. */
export function useMerchantOrdersParams() {
  const [params, setParams] = useSearchParams()
  const { page } = useListSearchParams()
  const filter: OrderFilter = params.get('status') === 'all' ? 'all' : 'to_ship'
  const toQuery = (status: OrderFilter, next = 1) => ({
    ...(status === 'all' && { status }),
    ...(next > 1 && { page: String(next) }),
  })
  return {
    /** 1-based. */
    page,
    filter,
    filterHref: (status: OrderFilter) =>
      toHref(`${dashboardPaths.merchantOrders}${status === 'all' ? '?status=all' : ''}`),
    onPageChange: (next: number) => {
      setParams(toQuery(filter, next))
      scrollTo({ top: 0, behavior: 'instant' }) // Show the first rows of the new page.
    },
  }
}
