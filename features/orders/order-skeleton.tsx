import { ListSkeleton, LoadingRegion, Skeleton } from '@whirligig/ui'
import type { ReactNode } from 'react'

/** Placeholder for the page of an order: header, then lines. */
export function OrderSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <LoadingRegion label="Loading the order" className="grid grid-cols-1 gap-3">
        <Skeleton className="h-11 w-20 rounded-control" />
        <h1 className="text-3xl">Order Details</h1>
        <Skeleton className="h-5 w-80 max-w-full rounded-sm" />
        <Skeleton className="h-5 w-48 rounded-sm" />
      </LoadingRegion>
      <div aria-hidden="true">
        <ListSkeleton rows={3} withPictures />
      </div>
    </div>
  )
}

/** Placeholder for the confirmation page, in the shape of `OrderSuccess`. */
export function OrderSuccessSkeleton({ illustration }: { illustration?: ReactNode }) {
  return (
    <LoadingRegion
      label="Loading the order"
      className="mx-auto grid max-w-2xl grid-cols-1 justify-items-center gap-5 rounded-hero bg-sun-pale px-5 py-10 sm:px-10 sm:py-14"
    >
      <h1 className="sr-only">Your order</h1>
      {illustration ? <div className="w-44 [&>*]:h-auto [&>*]:max-w-full">{illustration}</div> : null}
      <Skeleton className="h-20 w-full max-w-md rounded-control sm:h-11" />
      <Skeleton className="h-14 w-72 max-w-full rounded-control" />
      <Skeleton className="h-40 w-full max-w-md rounded-panel" />
    </LoadingRegion>
  )
}
