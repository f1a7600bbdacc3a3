import { usePollingFallback, useSocketEvent } from '@whirligig/core/realtime'
import { userQueryAtom } from '@whirligig/core/session'
import { DashboardLayout, ErrorState, Page, recoverFocus, Sidebar } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { DashboardSidebar } from '../dashboard/dashboard-sidebar.tsx'
import { hasPassword, toDashboardRole } from '../dashboard/role.ts'
import { useIsAllowed } from '../dashboard/use-is-allowed.ts'
import { useIsStaffFrame } from '../dashboard/use-staff-frame.ts'
import { SectionFallback } from '../layout/page-fallback.tsx'

const DashboardNotFound = lazy(async () => ({
  default: (await import('../dashboard/dashboard-not-found.tsx')).DashboardNotFound,
}))
const DisabledAccount = lazy(async () => ({
  default: (await import('../dashboard/disabled-account.tsx')).DisabledAccount,
}))

/** The sidebar while the role is unknown has the pages that every user has. */
const EVERY_USER = { role: 'member', hasPassword: false } as const

/** All account and dashboard pages. They wait for the profile before they show anything that depends on the role. */
export function Component() {
  const isAllowed = useIsAllowed()
  const { data: user, isError, isFetching, refetch } = useAtomValue(userQueryAtom)
  // An admin may disable the merchant, or enable them again, while the page is open.
  useSocketEvent('accountChanged', () => refetch())
  usePollingFallback(() => refetch())
  if (!user) {
    return (
      <Page>
        <title>Your Account · Whirligig</title>
        {isError ? (
          <WithSidebar sidebar={<DashboardSidebar {...EVERY_USER} />}>
            <ErrorState text="Your account could not be loaded." onRetry={() => refetch()} loading={isFetching} />
          </WithSidebar>
        ) : (
          <WithSidebar sidebar={<Sidebar links={[]} className="lg:min-h-120" />}>
            <SectionFallback />
          </WithSidebar>
        )}
      </Page>
    )
  }

  const role = toDashboardRole(user)
  if (role === 'disabled') {
    return (
      <Page>
        <title>Account disabled · Whirligig</title>
        <Suspense fallback={<SectionFallback />}>
          <DisabledAccount firstName={user.firstName} />
        </Suspense>
      </Page>
    )
  }
  const access = { role, hasPassword: hasPassword(user) }
  return (
    <Page ref={recoverFocus} width={role === 'member' ? 'full' : 'wide'}>
      <WithSidebar sidebar={<DashboardSidebar {...access} />}>
        {isAllowed(access) ? (
          <Outlet />
        ) : (
          <Suspense fallback={<SectionFallback />}>
            <DashboardNotFound />
          </Suspense>
        )}
      </WithSidebar>
    </Page>
  )
}

/** Puts the sidebar beside the page of a member. Staff have it in their frame. */
function WithSidebar({ sidebar, children }: { sidebar: ReactNode; children: ReactNode }) {
  return useIsStaffFrame() ? children : <DashboardLayout sidebar={sidebar}>{children}</DashboardLayout>
}
