import { ListSkeleton, LoadingRegion, Skeleton } from '@whirligig/ui'

/** Placeholder for an order: header, then lines. */
export function OrderSkeleton() {
  return (
    <div className="grid gap-8">
      <LoadingRegion label="Loading the order" className="grid gap-3">
        <Skeleton className="h-10 w-56 rounded-control" />
        <Skeleton className="h-5 w-80 max-w-full rounded-sm" />
        <Skeleton className="h-5 w-48 rounded-sm" />
      </LoadingRegion>
      <div aria-hidden="true">
        <ListSkeleton rows={3} withPictures />
      </div>
    </div>
  )
}
