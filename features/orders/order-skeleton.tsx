import { ListSkeleton, LoadingRegion, Skeleton } from '@whirligig/ui'

/**
 * Placeholder for an order: header, then lines.
 * @param heading the level 1 heading of the page, if it is known before the order is
 */
export function OrderSkeleton({ heading }: { heading?: string }) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <LoadingRegion label="Loading the order" className="grid grid-cols-1 gap-3">
        {heading ? (
          <>
            <Skeleton className="h-11 w-20 rounded-control" />
            <h1 className="text-3xl">{heading}</h1>
          </>
        ) : (
          <Skeleton className="h-10 w-56 rounded-control" />
        )}
        <Skeleton className="h-5 w-80 max-w-full rounded-sm" />
        <Skeleton className="h-5 w-48 rounded-sm" />
      </LoadingRegion>
      <div aria-hidden="true">
        <ListSkeleton rows={3} withPictures />
      </div>
    </div>
  )
}
