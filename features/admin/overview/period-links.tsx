import { OVERVIEW } from '@whirligig/contract'

export type PeriodLinksProps = {
  days: number
  /** The overview of a number of days. */
  href: (days: number) => string
}

/** Chooses the period, which is kept in the address. */
export function PeriodLinks({ days, href }: PeriodLinksProps) {
  return (
    <nav aria-label="Period" className="inline-flex flex-wrap rounded-control border border-edge bg-card p-0.5">
      {OVERVIEW.periods.map((period) => (
        <a
          key={period}
          href={href(period)}
          aria-current={period === days || undefined}
          className="inline-flex min-h-10 items-center rounded-sm px-3 text-sm font-semibold whitespace-nowrap text-ink-soft no-underline hover:bg-sun-pale hover:text-ink aria-[current=true]:bg-sun aria-[current=true]:scheme-light aria-[current=true]:text-ink forced-colors:aria-[current=true]:forced-selected"
        >
          {period} days
        </a>
      ))}
    </nav>
  )
}
