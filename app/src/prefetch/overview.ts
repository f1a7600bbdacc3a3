import { overviewAtom } from '@whirligig/admin'
import { parseOverviewDays } from '@whirligig/contract'
import { prefetchQuery } from '@whirligig/core/query'
import type { Prefetch } from '../navigation/page.ts'
import { isHintedStaff } from './is-hinted-staff.ts'

// The page loads its code again when it knows the role, and reports the error then.
const ignoreError = () => undefined

/** The first page of staff. Members have their profile there, which the frame requests. */
export const prefetchOverview: Prefetch = (store, { request }) => {
  if (!isHintedStaff(store)) {
    import('../pages/account.page.tsx').catch(ignoreError)
    return
  }
  import('../pages/staff-account.page.tsx').catch(ignoreError)
  prefetchQuery(store, overviewAtom(parseOverviewDays(new URL(request.url).searchParams.get('days'))))
}
