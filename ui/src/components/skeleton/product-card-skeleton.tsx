import { cx } from 'class-variance-authority'
import { Skeleton } from './skeleton.tsx'

/** Placeholder for a `ProductCard`. Each bar has the height of the text it stands for. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className="min-w-0">
      <Skeleton className="aspect-square w-full rounded-panel" />
      <div className="relative px-1 pt-3">
        <Line height="h-5.25" bar="h-3 w-1/3" />
        <Line height="h-5.5" bar="h-4 w-3/5" />
        <Line height="h-7.5" bar="h-3.5 w-1/2" />
        <Line height="h-6.25 sm:absolute sm:end-1 sm:bottom-5 sm:w-1/4 sm:justify-end" bar="h-4.5 w-2/5 sm:w-full" />
      </div>
    </div>
  )
}

function Line({ height, bar }: { height: string; bar: string }) {
  return (
    <span className={cx('flex items-center', height)}>
      <Skeleton className={cx('rounded-sm', bar)} />
    </span>
  )
}
