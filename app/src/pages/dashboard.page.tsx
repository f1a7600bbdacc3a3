import lost from '@whirligig/art/empty/lost.svg'
import { userQueryAtom } from '@whirligig/core/session'
import { AccountDisabled, DashboardLayout, ErrorState, Page, recoverFocus, Sidebar } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { DashboardRoutes } from '../dashboard/dashboard-routes.tsx'
import { DashboardSidebar } from '../dashboard/dashboard-sidebar.tsx'
import { hasPassword, toDashboardRole } from '../dashboard/role.ts'
import { SectionFallback } from '../layout/page-fallback.tsx'
import { SUPPORT_PHONE } from '../layout/site-info.ts'

/** The frame of all account and dashboard pages. It waits for the profile before it shows anything that depends on the role. */
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

  const role = toDashboardRole(user)
  if (role === 'disabled') {
    return (
      <Page>
        <title>Account disabled · Whirligig</title>
        <AccountDisabled
          firstName={user.firstName}
          phone={SUPPORT_PHONE}
          illustration={<img src={lost} alt="" width={240} height={240} />}
        />
      </Page>
    )
  }
  const access = { role, hasPassword: hasPassword(user) }
  return (
    <Page ref={recoverFocus}>
      <DashboardLayout sidebar={<DashboardSidebar {...access} />}>
        <Suspense fallback={<SectionFallback />}>
          <DashboardRoutes {...access} />
        </Suspense>
      </DashboardLayout>
    </Page>
  )
}
