import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { LoadingRegion } from './loading-region.tsx'
import { Skeleton } from './skeleton.tsx'

export type ProductPageSkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is loading. */
  label?: string
}

/** Placeholder for a product page. */
export function ProductPageSkeleton({ label = 'Loading the toy', className, ...props }: ProductPageSkeletonProps) {
  return (
    <LoadingRegion
      label={label}
      className={cx('grid grid-cols-1 gap-x-14 gap-y-6 md:grid-cols-2 lg:grid-cols-[1.1fr_1fr]', className)}
      {...props}
    >
      <div aria-hidden="true" className="col-span-full -mb-2 flex h-11 items-center">
        <Skeleton className="h-4 w-48 rounded-sm" />
      </div>
      <Skeleton className="aspect-square w-full rounded-hero max-md:max-h-[max(12rem,100svh-30rem)]" />
      <div aria-hidden="true" className="grid grid-cols-1 content-start gap-4 md:pt-2">
        <Skeleton className="h-4 w-1/4 rounded-sm" />
        <Skeleton className="h-11 w-3/4 rounded-control" />
        <Skeleton className="h-5 w-2/5 rounded-sm" />
        <Skeleton className="mt-2 h-18 w-full rounded-control" />
        <Skeleton className="h-10 w-1/3 rounded-control" />
        <Skeleton className="h-12 w-1/2 rounded-control" />
        <Skeleton className="h-12 w-full rounded-control" />
      </div>
    </LoadingRegion>
  )
}
