import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { Skeleton } from './skeleton.tsx'

export type ProductCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Leaves room for a button below the text. */
  withButton?: boolean
}

/** Placeholder for a `ProductCard`. Each bar has the height of the text it stands for. */
export function ProductCardSkeleton({ withButton = false, className, ...props }: ProductCardSkeletonProps) {
  return (
    <div aria-hidden="true" className={cx('@container/card min-w-0', className)} {...props}>
      <Skeleton className="aspect-square w-full rounded-panel" />
      <div className="relative px-1 pt-3">
        <Line height="h-5.25" bar="h-3 w-1/3" />
        <Line height="h-5.5" bar="h-4 w-3/5" />
        <Line height="h-7.5" bar="h-3.5 w-1/2" />
        <Line
          height="h-6.25 @min-[15rem]/card:absolute @min-[15rem]/card:end-1 @min-[15rem]/card:bottom-5 @min-[15rem]/card:w-1/4 @min-[15rem]/card:justify-end"
          bar="h-4.5 w-2/5 @min-[15rem]/card:w-full"
        />
      </div>
      {withButton ? <Skeleton className="mt-2 h-11 w-full rounded-control" /> : null}
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
