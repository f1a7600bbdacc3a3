import type { OrderFilter } from '@whirligig/contract'

export type OrderFiltersProps = {
  /** The filter of the list; null while the list shows search results, which no filter limits. */
  current: OrderFilter | null
  /** The address of the list with a filter. */
  toHref: (filter: OrderFilter) => string
}

const FILTERS = [
  ['to_ship', 'To ship'],
  ['all', 'All'],
] as const

/** Links to the filters of a staff list of orders. */
export const OrderFilters = ({ current, toHref }: OrderFiltersProps) => (
  <nav aria-label="Which orders" className="flex gap-1 rounded-control bg-sand p-1">
    {FILTERS.map(([filter, label]) => (
      <a
        key={filter}
        href={toHref(filter)}
        aria-current={filter === current ? 'page' : undefined}
        className="inline-flex min-h-9 items-center rounded-control px-4 font-semibold text-ink no-underline hover:underline aria-[current]:bg-card aria-[current]:shadow-card forced-colors:aria-[current]:border"
      >
        {label}
      </a>
    ))}
  </nav>
)
