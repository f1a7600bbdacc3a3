import { LoadingRegion, Skeleton } from '@whirligig/ui'

/** The reviews to be: the summary left, cards right. */
export function ReviewsSkeleton() {
  return (
    <LoadingRegion
      label="Loading reviews"
      className="grid items-start gap-6 md:grid-cols-2 md:gap-10 lg:grid-cols-[1.1fr_1fr] lg:gap-14"
    >
      <Skeleton className="h-72 w-full rounded-panel" />
      <div className="grid gap-4">
        <Skeleton className="h-28 w-full rounded-panel" />
        <Skeleton className="h-28 w-full rounded-panel" />
      </div>
    </LoadingRegion>
  )
}
