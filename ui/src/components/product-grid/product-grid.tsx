import { Children, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'

export type ProductGridProps = ComponentProps<'ul'> & {
  /** Number of columns from 1024 px on, below it there are two. Five fill whole rows with pages of ten. Three also from 768 px on. */
  columns?: 3 | 5
  /** Fades the current cards while new ones load. */
  loading?: boolean
  /** Cards, each with a `key`. */
  children?: ReactNode
}

/** A responsive grid. Each child becomes a list item. */
export function ProductGrid({ columns = 5, loading = false, className, children, ...props }: ProductGridProps) {
  return (
    <ul
      aria-busy={loading || undefined}
      className={cx(
        'grid list-none grid-cols-[repeat(auto-fill,minmax(min(100%,max(9rem,40%)),1fr))] gap-x-3 gap-y-6 p-0 aria-busy:[&_img]:opacity-45 md:gap-x-5 md:gap-y-8',
        columns === 3 ? 'md:grid-cols-3' : 'lg:grid-cols-5 lg:gap-x-4',
        className,
      )}
      {...props}
    >
      {Children.map(children, (child) => (
        <li className="min-w-0">{child}</li>
      ))}
    </ul>
  )
}
