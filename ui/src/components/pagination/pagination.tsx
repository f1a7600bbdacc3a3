import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { PaginationItem } from './pagination-item.tsx'
import { getPaginationRange } from './pagination-range.ts'

export type PaginationProps = Omit<ComponentProps<'nav'>, 'onChange' | 'children'> & {
  /** Current page, starting at 1. */
  page: number
  /** Number of pages. 1 or less renders nothing. */
  totalPages: number
  /** Called with the new page. Optional if `getHref` is set. */
  onChange?: (page: number) => void
  /** Returns the URL of a page. With it the pages are links. */
  getHref?: (page: number) => string
}

/** On phones the items shrink to share one line. */
const itemClass = 'max-w-11 min-w-7 flex-1 sm:max-w-none sm:min-w-11 sm:flex-none'

/** Links to the pages of a list. The first and last pages are always visible. */
export function Pagination({ page, totalPages, onChange, getHref, ...props }: PaginationProps) {
  if (totalPages <= 1) return null
  const linkTo = (target: number) => ({ href: getHref?.(target), onPress: onChange && (() => onChange(target)) })
  return (
    <nav aria-label="Pagination" {...props}>
      <ul className="flex list-none flex-wrap items-center justify-center gap-0.5 p-0 sm:gap-1.5">
        <li className={itemClass}>
          <PaginationItem label="Previous page" variant={page > 1 ? 'default' : 'disabled'} {...linkTo(page - 1)}>
            <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </PaginationItem>
        </li>
        {getPaginationRange(page, totalPages).map((each) => (
          <li key={each} className={typeof each === 'number' ? itemClass : undefined}>
            {typeof each === 'number' ? (
              <PaginationItem variant={each === page ? 'current' : 'default'} {...linkTo(each)}>
                {each}
              </PaginationItem>
            ) : (
              <span aria-hidden="true" className="block w-5 text-center text-ink-soft sm:w-7">
                …
              </span>
            )}
          </li>
        ))}
        <li className={itemClass}>
          <PaginationItem label="Next page" variant={page < totalPages ? 'default' : 'disabled'} {...linkTo(page + 1)}>
            <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </PaginationItem>
        </li>
      </ul>
    </nav>
  )
}
