import type { HistoryContainerProps } from '@whirligig/admin'
import { Card, Heading, ListSkeleton, whenIdle } from '@whirligig/ui'
import { lazy, Suspense, useEffect } from 'react'
import { SectionErrorBoundary } from '../lazy/section-error-boundary.tsx'

// Only admins see it, and only on a page of one object, in a tab or in a drawer.
const load = () => import('../sections/history.tsx')
const History = lazy(async () => ({ default: (await load()).HistoryContainer }))

/** Loads the code when the page is idle, so that a history is requested as soon as its drawer or tab opens. */
export function useHistoryPreload(): void {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []) // A history loads it again and reports the error.
}

/** What staff have changed about an object. */
export const LazyHistory = (props: HistoryContainerProps) => (
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
