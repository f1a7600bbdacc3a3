import { Card, ListSkeleton } from '@whirligig/ui'
import { lazy, Suspense } from 'react'
import { SectionErrorBoundary } from '../lazy/section-error-boundary.tsx'

// Only admins see it, and merchants load the page as well.
const History = lazy(async () => ({ default: (await import('../sections/history.tsx')).HistoryContainer }))

/** What staff have changed about a product. */
export const LazyProductHistory = ({ id }: { id: string }) => (
  <Card title="History" className="grid grid-cols-1 gap-4">
    <SectionErrorBoundary>
      <Suspense fallback={<ListSkeleton label="Loading the history" rows={2} />}>
        <History entity="product" id={id} />
      </Suspense>
    </SectionErrorBoundary>
  </Card>
)
