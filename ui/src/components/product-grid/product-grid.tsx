import { cx } from 'class-variance-authority'
import { Children, type ComponentProps, type ReactNode } from 'react'

export type ProductGridProps = ComponentProps<'ul'> & {
  /** Number of columns on wide screens. Use 3 next to a sidebar. */
  columns?: 3 | 4
  /** Fades the current cards while new ones load. */
  loading?: boolean
  /** Cards, each with a `key`. */
  children?: ReactNode
}

/** A responsive grid. Each child becomes a list item. */
export function ProductGrid({ columns = 4, loading = false, className, children, ...props }: ProductGridProps) {
  return (
    <ul
      aria-busy={loading || undefined}
      className={cx(
        'grid list-none grid-cols-2 gap-x-3 gap-y-6 p-0 aria-busy:[&_img]:opacity-45 md:grid-cols-3 md:gap-x-5 md:gap-y-8',
        columns === 4 && 'lg:grid-cols-4',
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
