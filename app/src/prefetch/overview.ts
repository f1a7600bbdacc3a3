import { overviewAtom } from '@whirligig/admin'
import { parseOverviewDays } from '@whirligig/contract'
import { prefetchQuery } from '@whirligig/core/query'
import type { Prefetch } from '../navigation/page.ts'
import { isHintedStaff } from './is-hinted-staff.ts'

/** The first page: of staff with its figures. Members have their profile there, which the frame requests. */
export const prefetchOverview: Prefetch = (store, { request }) => {
  const isStaff = isHintedStaff(store)
  const code = isStaff ? import('../pages/staff-account.page.tsx') : import('../pages/account.page.tsx')
  code.catch(() => undefined) // The page loads it again when it knows the role, and reports the error then.
  if (isStaff) prefetchQuery(store, overviewAtom(parseOverviewDays(new URL(request.url).searchParams.get('days'))))
}
