import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { cx } from '../../lib/cx.ts'

// `grid-cols-1` is `minmax(0, 1fr)`: without it, the column grows with its content.
const grid = cva('grid grid-cols-1', {
  variants: {
    gap: { 1: 'gap-1', 2: 'gap-2', 3: 'gap-3', 4: 'gap-4', 5: 'gap-5', 6: 'gap-6', 8: 'gap-8' },
    align: { stretch: '', start: 'items-start', center: 'items-center', end: 'items-end' },
    minColumnWidth: {
      none: '',
      xs: 'grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))]',
      sm: 'grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))]',
      md: 'grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))]',
    },
  },
})

const COLUMNS = {
  sm: { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-4' },
  lg: { 1: '', 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' },
  xl: { 1: '', 2: 'xl:grid-cols-2', 3: 'xl:grid-cols-3', 4: 'xl:grid-cols-4' },
} as const

export type GridProps = Omit<ComponentProps<'div'>, 'ref'> & {
  /** The items. */
  children?: ReactNode
  /** The element, for example `ul` for a list of items. */
  as?: 'div' | 'section' | 'ul' | 'ol'
  /** Ref to the element. */
  ref?: Ref<HTMLElement>
  /** The number of columns, in windows from the width `from` on. Narrower ones have one column. */
  columns?: 1 | 2 | 3 | 4
  /** The width of the window at which the columns begin: `sm` is 640 px, `lg` 1024 px, `xl` 1280 px. */
  from?: 'sm' | 'lg' | 'xl'
  /** Instead of `columns`: as many as fit, each at least 160 px (`xs`), 256 px (`sm`) or 320 px (`md`) wide. */
  minColumnWidth?: 'none' | 'xs' | 'sm' | 'md'
  /** The space between rows and columns, a step of the 4 px scale: 4 is 16 px. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8
  /** The vertical position of items in their row. */
  align?: 'stretch' | 'start' | 'center' | 'end'
}

/** Items in columns of the same width. */
export function Grid({
  as = 'div',
  columns = 1,
  from = 'sm',
  minColumnWidth = 'none',
  gap = 4,
  align = 'stretch',
  className,
  ...props
}: GridProps) {
  const Element = as as 'section' // All of them take the same attributes, and `section` the ref of any element.
  const columnsFrom = minColumnWidth === 'none' && COLUMNS[from][columns]
  return <Element className={cx(grid({ gap, align, minColumnWidth }), columnsFrom, className)} {...props} />
}
