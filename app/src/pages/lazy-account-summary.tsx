import { clientPaths, dashboardPaths, toHref } from '@whirligig/contract'
import { ListSkeleton } from '@whirligig/ui'
import { lazy, Suspense } from 'react'
import { SectionErrorBoundary } from '../lazy/section-error-boundary.tsx'

// Only staff see it, and shoppers load the page as well.
const AccountSummary = lazy(async () => ({
  default: (await import('../sections/account-summary.tsx')).AccountSummaryContainer,
}))

const links = {
  user: (id: string) => toHref(dashboardPaths.user(id)),
  order: (id: string) => toHref(clientPaths.order(id)),
  product: (slug: string) => toHref(clientPaths.product(slug)),
}

/** What staff know about the person of a conversation. */
export const LazyAccountSummary = ({ id }: { id: string }) => (
  <SectionErrorBoundary>
    <Suspense fallback={<ListSkeleton label="Loading the customer" rows={3} />}>
      <AccountSummary key={id} id={id} links={links} />
    </Suspense>
  </SectionErrorBoundary>
)
