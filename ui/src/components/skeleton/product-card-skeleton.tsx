import { Skeleton } from './skeleton.tsx'

/** A `ProductCard` to be: the same picture, the same lines. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className="flex min-w-0 flex-col">
      <Skeleton className="aspect-square w-full rounded-panel" />
      <div className="grid gap-2 px-1 pt-4">
        <Skeleton className="h-3.5 w-1/3 rounded-sm" />
        <Skeleton className="h-4 w-4/5 rounded-sm" />
        <Skeleton className="h-4 w-1/2 rounded-sm" />
      </div>
    </div>
  )
}
