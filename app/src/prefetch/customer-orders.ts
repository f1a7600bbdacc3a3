import { prefetchQuery } from '@whirligig/core/query'
import { customerOrdersAtom } from '@whirligig/orders'
import { parseCustomerOrders } from '../navigation/customer-orders-address.ts'
import type { Prefetch } from '../navigation/page.ts'
import { isHintedStaff } from './is-hinted-staff.ts'

export const prefetchCustomerOrders: Prefetch = (store, { request }) => {
  if (!isHintedStaff(store, 'admin')) return
  prefetchQuery(store, customerOrdersAtom(parseCustomerOrders(new URL(request.url).searchParams)))
}
