import { parseFilter, REVIEW_FILTERS } from '@whirligig/contract'
import { prefetchQuery } from '@whirligig/core/query'
import { allReviewsAtom } from '@whirligig/reviews'
import type { Prefetch } from '../navigation/page.ts'
import { parseListSearch } from '../navigation/parse-list-search.ts'
import { isHintedStaff } from './is-hinted-staff.ts'

export const prefetchReviews: Prefetch = (store, { request }) => {
  if (!isHintedStaff(store, 'admin')) return
  const { page, status } = parseListSearch(new URL(request.url).searchParams)
  prefetchQuery(store, allReviewsAtom(page, '', parseFilter(REVIEW_FILTERS, status) ?? ''))
}
