import { MERCHANT_FILTERS, parseFilter } from '@whirligig/contract'
import { prefetchQuery } from '@whirligig/core/query'
import { merchantsAtom } from '@whirligig/selling'
import type { Prefetch } from '../navigation/page.ts'
import { parseListSearch } from '../navigation/parse-list-search.ts'
import { isHintedStaff } from './is-hinted-staff.ts'

export const prefetchMerchants: Prefetch = (store, { request }) => {
  if (!isHintedStaff(store, 'admin')) return
  const { page, search, status } = parseListSearch(new URL(request.url).searchParams)
  prefetchQuery(store, merchantsAtom(page, search, parseFilter(MERCHANT_FILTERS, status) ?? ''))
}
