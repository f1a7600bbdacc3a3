import { ArrowLeft } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../button/button-class.ts'
import { PageHeader } from '../page-header/page-header.tsx'

export type SubPageProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Heading. */
  title: ReactNode
  /** A line below the title, such as `12 orders`. */
  meta?: ReactNode
  /** Buttons and selects at the end of the row; below the title on phones. */
  actions?: ReactNode
  /** Heading level of the title. Use 2 below a level 1 heading of the page. */
  level?: 1 | 2
  /** Link above the title to the page that this one belongs to. Its label names that page. */
  back?: { label: string; href: string }
  /** Content below the title. */
  children?: ReactNode
}

/** A page of the dashboard with an optional back link. */
export function SubPage({ title, meta, actions, level = 1, back, className, children, ...props }: SubPageProps) {
  return (
    <section className={cx('min-w-0', className)} {...props}>
      {back ? (
        <a
          href={back.href}
          className={cx(buttonClass({ variant: 'quiet', size: 'sm' }), '-ms-4 forced-colors:ms-0 mb-2')}
        >
          <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          {back.label}
        </a>
      ) : null}
      <PageHeader title={title} meta={meta} actions={actions} level={level} />
      {children}
    </section>
  )
}
