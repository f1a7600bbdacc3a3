import { LoadingRegion, Skeleton } from '@whirligig/ui'

/** The placeholder of a conversation that is loading. */
export function ThreadSkeleton() {
  return (
    <LoadingRegion label="Loading messages" className="grid grid-cols-1 content-end gap-5 overflow-hidden p-4">
      <Skeleton className="h-12 w-3/5 rounded-card" />
      <Skeleton className="ms-auto h-12 w-2/5 rounded-card" />
      <Skeleton className="h-18 w-3/4 rounded-card" />
      <Skeleton className="ms-auto h-12 w-1/2 rounded-card" />
    </LoadingRegion>
  )
}
