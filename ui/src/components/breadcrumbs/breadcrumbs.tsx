import { ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'

export type BreadcrumbsProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** The pages from the home page to the parent of this page. */
  links: ReadonlyArray<{ label: string; href: string }>
  /** The name of this page. */
  current: string
}

/** The path from the home page to this page, as links. */
export function Breadcrumbs({ links, current, className, ...props }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className={cx('mb-4 text-sm', className)} {...props}>
      <ol className="flex list-none flex-wrap items-center gap-x-1 p-0">
        {links.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-x-1">
            <a
              href={href}
              className="inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:underline"
            >
              {label}
            </a>
            <ChevronRight aria-hidden="true" className="size-4 text-ink-soft rtl:-scale-x-100" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 font-semibold wrap-anywhere">
          {current}
        </li>
      </ol>
    </nav>
  )
}
