import asleep from '@whirligig/art/empty/lost.svg'
import { userQueryAtom } from '@whirligig/auth'
import { AccountDisabled, DashboardLayout, ErrorState, Page, recoverFocus, Sidebar } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { DashboardRoutes } from '../dashboard/dashboard-routes.tsx'
import { DashboardSidebar } from '../dashboard/dashboard-sidebar.tsx'
import { hasPassword, toDashboardRole } from '../dashboard/role.ts'
import { SectionFallback } from '../layout/page-fallback.tsx'
import { SUPPORT_PHONE } from '../layout/site-info.ts'

/** The frame of everything that belongs to whoever is signed in. Nothing of a role shows before the profile is known. */
export function Component() {
  const { data: user, isError, isFetching, refetch } = useAtomValue(userQueryAtom)
  if (!user) {
    return (
      <Page>
        <title>Your Account · Whirligig</title>
        {isError && !isFetching ? (
          <ErrorState text="Your account could not be loaded." onRetry={() => refetch()} />
        ) : (
          <DashboardLayout sidebar={<Sidebar links={[]} className="lg:min-h-120" />}>
            <SectionFallback />
          </DashboardLayout>
        )}
      </Page>
    )
  }

  const view = toDashboardRole(user)
  if (view === 'disabled') {
    return (
      <Page>
        <title>Account disabled · Whirligig</title>
        <AccountDisabled
          firstName={user.firstName}
          phone={SUPPORT_PHONE}
          illustration={<img src={asleep} alt="" width={240} height={240} />}
        />
      </Page>
    )
  }
  const role = { view, hasPassword: hasPassword(user) }
  return (
    <Page ref={recoverFocus}>
      <DashboardLayout sidebar={<DashboardSidebar {...role} />}>
        <Suspense fallback={<SectionFallback />}>
          <DashboardRoutes {...role} />
        </Suspense>
      </DashboardLayout>
    </Page>
  )
}
