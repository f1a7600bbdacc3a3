import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'>

/** A block where something will stand. Give it the size and the radius of that by `className`. */
export function Skeleton({ className, ...props }: SkeletonProps) {
  return <span aria-hidden="true" className={cx('block animate-pulse bg-sand', className)} {...props} />
}
