import type { HistoryContainerProps } from '@whirligig/admin'
import { Card, Heading, ListSkeleton } from '@whirligig/ui'
import { lazy, Suspense } from 'react'
import { SectionErrorBoundary } from '../lazy/section-error-boundary.tsx'

// Only admins see it, and only on a page of one object or in a drawer.
const History = lazy(async () => ({ default: (await import('../sections/history.tsx')).HistoryContainer }))

const LazyHistory = (props: HistoryContainerProps) => (
  <SectionErrorBoundary>
    <Suspense fallback={<ListSkeleton label="Loading the history" rows={2} />}>
      <History {...props} />
    </Suspense>
  </SectionErrorBoundary>
)

/** What staff have changed about an object, as a card of its page. */
export const HistoryCard = (props: HistoryContainerProps) => (
  <Card title="History" className="grid grid-cols-1 gap-4">
    <LazyHistory {...props} />
  </Card>
)

/** What staff have changed about an object, as the end of its drawer. */
export const HistorySection = (props: HistoryContainerProps) => (
  <section className="mt-6 grid grid-cols-1 gap-3 border-t border-line pt-5">
    <Heading as="h3">History</Heading>
    <LazyHistory {...props} />
  </section>
)
