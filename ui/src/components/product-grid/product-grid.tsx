import { Children, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'

export type ProductGridProps = ComponentProps<'ul'> & {
  /** Fewer columns where the grid stands beside something. */
  columns?: 3 | 4
  /** New rows are on their way: the old ones stay, their pictures paler. */
  loading?: boolean
  /** The cards, each with a `key`. */
  children?: ReactNode
}

/** Cards in 2, 3 or 4 columns; each child becomes an item of the list. */
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
