import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'>

/** A pulsing block in place of content that is loading. Set its size and radius with `className`. */
export function Skeleton({ className, ...props }: SkeletonProps) {
  return <span aria-hidden="true" className={cx('block animate-pulse bg-sand', className)} {...props} />
}
