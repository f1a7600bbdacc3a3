import { overviewAtom } from '@whirligig/admin'
import { parseOverviewDays } from '@whirligig/contract'
import { prefetchQuery } from '@whirligig/core/query'
import type { Prefetch } from '../navigation/page.ts'
import { isHintedStaff } from './is-hinted-staff.ts'

/** The first page of staff. Members have their profile there, which the frame requests. */
export const prefetchOverview: Prefetch = (store, { request }) => {
  if (!isHintedStaff(store)) return
  // The page loads it when it knows the role, and reports the error then.
  import('../pages/staff-account.page.tsx').catch(() => undefined)
  prefetchQuery(store, overviewAtom(parseOverviewDays(new URL(request.url).searchParams.get('days'))))
}
