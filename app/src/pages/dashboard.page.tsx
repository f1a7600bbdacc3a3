import { userQueryAtom } from '@whirligig/core/session'
import { ErrorState, Page, recoverFocus } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { type DashboardAccess, hasPassword, toDashboardRole } from '../dashboard/role.ts'
import { useIsAllowed } from '../dashboard/use-is-allowed.ts'
import { useIsStaffFrame } from '../dashboard/use-staff-frame.ts'
import { SectionFallback } from '../layout/page-fallback.tsx'
import { staffHint } from '../layout/staff-frame-atom.ts'

const DashboardNotFound = lazy(async () => ({
  default: (await import('../dashboard/dashboard-not-found.tsx')).DashboardNotFound,
}))
const DisabledAccount = lazy(async () => ({
  default: (await import('../dashboard/disabled-account.tsx')).DisabledAccount,
}))

const loadMemberLayout = async () => ({ default: (await import('../dashboard/member-layout.tsx')).MemberLayout })
const MemberLayout = lazy(loadMemberLayout)
// Members need it as soon as the page, and staff never.
if (staffHint.read() === null) loadMemberLayout().catch(() => undefined) // rendering it reports the error

/** The sidebar while the role is unknown has the pages that every user has. */
const EVERY_USER = { role: 'member', hasPassword: false } as const

/** All account and dashboard pages. They wait for the profile before they show anything that depends on the role. */
export function Component() {
  const isAllowed = useIsAllowed()
  const { data: user, isError, isFetching, refetch } = useAtomValue(userQueryAtom)
  if (!user) {
    return (
      <Page>
        <title>Your Account · Whirligig</title>
        <WithSidebar access={isError ? EVERY_USER : undefined}>
          {isError ? (
            <ErrorState
              heading="Your Account"
              text="Your account could not be loaded."
              onRetry={() => refetch()}
              loading={isFetching}
            />
          ) : (
            <SectionFallback />
          )}
        </WithSidebar>
      </Page>
    )
  }

  const role = toDashboardRole(user)
  if (role === 'disabled') {
    return (
      <Page>
        <Suspense fallback={<SectionFallback />}>
          <DisabledAccount firstName={user.firstName} />
        </Suspense>
      </Page>
    )
  }
  const access = { role, hasPassword: hasPassword(user) }
  return (
    <Page ref={recoverFocus} width={role === 'member' ? 'full' : 'wide'}>
      <WithSidebar access={access}>{isAllowed(access) ? <Outlet /> : <DashboardNotFound />}</WithSidebar>
    </Page>
  )
}

/** Puts the sidebar beside the page of a member. Staff have it in their frame. */
function WithSidebar({ access, children }: { access?: DashboardAccess; children: ReactNode }) {
  const isStaffFrame = useIsStaffFrame()
  return (
    <Suspense fallback={<SectionFallback />}>
      {isStaffFrame ? children : <MemberLayout access={access}>{children}</MemberLayout>}
    </Suspense>
  )
}
