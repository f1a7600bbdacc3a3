import { userAtom } from '@whirligig/core/session'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { toDashboardRole } from '../dashboard/role.ts'
import { SectionFallback } from '../layout/page-fallback.tsx'

const Account = lazy(async () => ({ default: (await import('./account.page.tsx')).Component }))
const StaffAccount = lazy(async () => ({ default: (await import('./staff-account.page.tsx')).Component }))

/** The first page of the dashboard: the profile, and for staff the overview. */
export function Component() {
  const user = useAtomValue(userAtom)
  const role = user ? toDashboardRole(user) : 'member'
  return (
    <Suspense fallback={<SectionFallback />}>
      {role === 'admin' || role === 'merchant' ? <StaffAccount role={role} /> : <Account />}
    </Suspense>
  )
}
