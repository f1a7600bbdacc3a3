import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'>

/** A pulsing block in place of content that is loading. Set its size and radius with `className`. */
export function Skeleton({ className, ...props }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx('block max-w-full animate-pulse bg-sand forced-colors:border', className)}
      {...props}
    />
  )
}
