import { LoadingRegion, Skeleton } from '@whirligig/ui'

/** Placeholder for the review section: the summary left, cards right. */
export function ReviewsSkeleton() {
  return (
    <LoadingRegion
      label="Loading reviews"
      className="grid grid-cols-1 items-start gap-x-14 gap-y-6 md:grid-cols-2 lg:grid-cols-[1.1fr_1fr]"
    >
      <Skeleton className="h-72 w-full rounded-panel" />
      <div className="grid grid-cols-1 gap-4">
        <Skeleton className="h-28 w-full rounded-panel" />
        <Skeleton className="h-28 w-full rounded-panel" />
      </div>
    </LoadingRegion>
  )
}
