import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'

export type PageHeaderProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  /** Heading. */
  title: ReactNode
  /** A line below the title, such as `1-8 Toys of 60 Toys`. */
  meta?: ReactNode
  /** Buttons and selects at the end of the row; below the title on phones. */
  actions?: ReactNode
  /** Heading level of the title. */
  level?: 1 | 2
}

/** Title and actions of a page or section. */
export function PageHeader({ title, meta, actions, level = 1, className, ...props }: PageHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <header
      className={cx('mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 print:mb-3', className)}
      {...props}
    >
      <div className="min-w-0">
        <Heading className="text-2xl wrap-anywhere md:text-3xl">{title}</Heading>
        {meta ? <div className="mt-1 text-ink-soft tabular-nums">{meta}</div> : null}
      </div>
      {actions ? <div className="flex max-w-full flex-wrap items-center gap-3 print:hidden">{actions}</div> : null}
    </header>
  )
}
