import { OverviewContainer, type OverviewContainerProps } from '@whirligig/admin'
import { clientPaths, dashboardPaths, OVERVIEW, parseOverviewDays, toHref } from '@whirligig/contract'
import { PageHeader } from '@whirligig/ui'
import { useSearchParams } from 'react-router-dom'
import { SectionErrorBoundary } from '../lazy/section-error-boundary.tsx'
import { useUnsavedChangesPrompt } from '../navigation/use-unsaved-changes-prompt.tsx'
import { BrandOffNotice, StaffProfile } from '../sections/staff-account-sections.tsx'

const links = {
  lowStock: toHref(`${dashboardPaths.products}?stock=low`),
  product: (id: string) => toHref(dashboardPaths.productEdit(id)),
}
const adminLinks: OverviewContainerProps['links'] = {
  ...links,
  openOrders: toHref(`${dashboardPaths.customerOrders}?status=to_ship`),
  waiting: {
    reviews: toHref(`${dashboardPaths.reviews}?status=waiting`),
    applications: toHref(`${dashboardPaths.merchants}?status=waiting`),
    messages: toHref(`${dashboardPaths.messages}?status=open`),
  },
}
const merchantLinks: OverviewContainerProps['links'] = { ...links, openOrders: toHref(dashboardPaths.merchantOrders) }

const periodHref = (days: number) =>
  toHref(days === OVERVIEW.days ? clientPaths.dashboard : `${clientPaths.dashboard}?days=${days}`)

/** The first page of admins and merchants: the overview, and below it the profile. Both load independently, also their code. */
export function Component({ role }: { role: 'admin' | 'merchant' }) {
  const [params] = useSearchParams()
  const { onDirtyChange, dialog } = useUnsavedChangesPrompt()
  return (
    <>
      <title>Overview · Whirligig</title>
      {role === 'merchant' ? (
        <SectionErrorBoundary>
          <BrandOffNotice />
        </SectionErrorBoundary>
      ) : null}
      <OverviewContainer
        links={role === 'merchant' ? merchantLinks : adminLinks}
        days={parseOverviewDays(params.get('days'))}
        periodHref={periodHref}
      />
      <section aria-labelledby="account" className="mt-12 md:mt-16">
        <PageHeader level={2} title={<span id="account">Your Account</span>} />
        <SectionErrorBoundary>
          <StaffProfile onDirtyChange={onDirtyChange} />
        </SectionErrorBoundary>
      </section>
      {dialog}
    </>
  )
}
