import { usersAtom } from '@whirligig/admin'
import { parseFilter, USER_FILTERS } from '@whirligig/contract'
import { prefetchQuery } from '@whirligig/core/query'
import type { Prefetch } from '../navigation/page.ts'
import { parseListSearch } from '../navigation/parse-list-search.ts'
import { isHintedStaff } from './is-hinted-staff.ts'

export const prefetchUsers: Prefetch = (store, { request }) => {
  if (!isHintedStaff(store, 'admin')) return
  const { page, search, status } = parseListSearch(new URL(request.url).searchParams)
  prefetchQuery(store, usersAtom(page, search, parseFilter(USER_FILTERS, status) ?? ''))
}
