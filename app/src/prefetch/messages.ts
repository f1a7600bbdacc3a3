import { messagesAtom } from '@whirligig/admin'
import { MESSAGE_FILTERS, parseFilter } from '@whirligig/contract'
import { prefetchQuery } from '@whirligig/core/query'
import type { Prefetch } from '../navigation/page.ts'
import { parseListSearch } from '../navigation/parse-list-search.ts'
import { isHintedStaff } from './is-hinted-staff.ts'

export const prefetchMessages: Prefetch = (store, { request }) => {
  if (!isHintedStaff(store, 'admin')) return
  const { page, search, status } = parseListSearch(new URL(request.url).searchParams)
  prefetchQuery(store, messagesAtom(page, search, parseFilter(MESSAGE_FILTERS, status) ?? ''))
}
