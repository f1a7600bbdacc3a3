import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { PageStep } from './page-step.tsx'
import { pageWindow } from './page-window.ts'

export type PaginationProps = Omit<ComponentProps<'nav'>, 'onChange' | 'children'> & {
  /** 1-based. */
  page: number
  /** 1 or less renders nothing. */
  totalPages: number
  /** May be left out where the addresses do the work. */
  onChange?: (page: number) => void
  /** The address of a page, which makes the pages real links. */
  hrefOf?: (page: number) => string
}

/** On a phone the steps share one line as they can. */
const step = 'max-w-11 min-w-7 flex-1 sm:max-w-none sm:min-w-11 sm:flex-none'

/** Page links with both ends always in reach. Renders nothing for a single page. */
export function Pagination({ page, totalPages, onChange, hrefOf, ...props }: PaginationProps) {
  if (totalPages <= 1) return null
  const goTo = (target: number) => ({ href: hrefOf?.(target), onPress: onChange && (() => onChange(target)) })
  return (
    <nav aria-label="Pagination" {...props}>
      <ul className="flex list-none flex-wrap items-center justify-center gap-0.5 p-0 sm:gap-1.5">
        <li className={step}>
          <PageStep name="Previous page" look={page > 1 ? 'other' : 'off'} {...goTo(page - 1)}>
            <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </PageStep>
        </li>
        {pageWindow(page, totalPages).map((each) => (
          <li key={each} className={typeof each === 'number' ? step : undefined}>
            {typeof each === 'number' ? (
              <PageStep look={each === page ? 'current' : 'other'} {...goTo(each)}>
                {each}
              </PageStep>
            ) : (
              <span aria-hidden="true" className="block w-5 text-center text-ink-soft sm:w-7">
                …
              </span>
            )}
          </li>
        ))}
        <li className={step}>
          <PageStep name="Next page" look={page < totalPages ? 'other' : 'off'} {...goTo(page + 1)}>
            <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </PageStep>
        </li>
      </ul>
    </nav>
  )
}
