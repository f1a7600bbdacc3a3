import { prefetchQuery } from '@whirligig/core/query'
import { merchantOrderAtom, merchantOrdersAtom } from '@whirligig/orders'
import { parseMerchantOrders } from '../navigation/merchant-orders-address.ts'
import type { Prefetch } from '../navigation/page.ts'
import { isHintedStaff } from './is-hinted-staff.ts'

export const prefetchMerchantOrders: Prefetch = (store, { request }) => {
  if (!isHintedStaff(store, 'merchant')) return
  prefetchQuery(store, merchantOrdersAtom(parseMerchantOrders(new URL(request.url).searchParams)))
}

export const prefetchMerchantOrder: Prefetch = (store, { params: { id = '' } }) => {
  if (isHintedStaff(store, 'merchant')) prefetchQuery(store, merchantOrderAtom(id))
}
