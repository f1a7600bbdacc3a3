import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { LoadingRegion } from './loading-region.tsx'
import { Skeleton } from './skeleton.tsx'

export type ListSkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Number of rows. */
  rows?: number
  /** Starts each row with a picture. */
  withPictures?: boolean
  /** What is loading: `Loading orders`. */
  label?: string
}

/** Placeholder for a list of the dashboard. */
export function ListSkeleton({
  rows = 5,
  withPictures = false,
  label = 'Loading',
  className,
  ...props
}: ListSkeletonProps) {
  return (
    <LoadingRegion
      label={label}
      className={cx('overflow-hidden rounded-panel border border-line bg-card', className)}
      {...props}
    >
      {Array.from({ length: rows }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
          key={index}
          aria-hidden="true"
          className="flex min-h-18 items-center gap-4 border-b border-line px-4 py-3 last:border-b-0 sm:px-5"
        >
          {withPictures ? <Skeleton className="size-12 shrink-0 rounded-control" /> : null}
          <span className="grid grid-cols-1 flex-1 gap-2">
            <Skeleton className="h-4 w-2/5 rounded-sm" />
            <Skeleton className="h-3.5 w-1/4 rounded-sm" />
          </span>
          <Skeleton className="h-6 w-20 shrink-0 rounded-full" />
        </div>
      ))}
    </LoadingRegion>
  )
}
