import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { PaginationItem } from './pagination-item.tsx'
import { getPaginationRange } from './pagination-range.ts'

export type PaginationProps = Omit<ComponentProps<'nav'>, 'onChange' | 'children'> & {
  /** 1-based. */
  page: number
  /** 1 or less renders nothing. */
  totalPages: number
  /** May be left out where the addresses do the work. */
  onChange?: (page: number) => void
  /** The address of a page, which makes the pages real links. */
  getHref?: (page: number) => string
}

/** On a phone the steps share one line as they can. */
const step = 'max-w-11 min-w-7 flex-1 sm:max-w-none sm:min-w-11 sm:flex-none'

/** Page links with both ends always in reach. Renders nothing for a single page. */
export function Pagination({ page, totalPages, onChange, getHref, ...props }: PaginationProps) {
  if (totalPages <= 1) return null
  const goTo = (target: number) => ({ href: getHref?.(target), onPress: onChange && (() => onChange(target)) })
  return (
    <nav aria-label="Pagination" {...props}>
      <ul className="flex list-none flex-wrap items-center justify-center gap-0.5 p-0 sm:gap-1.5">
        <li className={step}>
          <PaginationItem name="Previous page" variant={page > 1 ? 'default' : 'disabled'} {...goTo(page - 1)}>
            <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </PaginationItem>
        </li>
        {getPaginationRange(page, totalPages).map((each) => (
          <li key={each} className={typeof each === 'number' ? step : undefined}>
            {typeof each === 'number' ? (
              <PaginationItem variant={each === page ? 'current' : 'default'} {...goTo(each)}>
                {each}
              </PaginationItem>
            ) : (
              <span aria-hidden="true" className="block w-5 text-center text-ink-soft sm:w-7">
                …
              </span>
            )}
          </li>
        ))}
        <li className={step}>
          <PaginationItem name="Next page" variant={page < totalPages ? 'default' : 'disabled'} {...goTo(page + 1)}>
            <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </PaginationItem>
        </li>
      </ul>
    </nav>
  )
}
