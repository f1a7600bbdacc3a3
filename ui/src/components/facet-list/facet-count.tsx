import { formatNumber } from '../../lib/format-number.ts'

/** The number of toys that a choice of a filter leaves. */
export function FacetCount({ count }: { count: number }) {
  return (
    <span className="text-sm text-ink-soft tabular-nums forced-colors:text-inherit">
      {formatNumber(count)}
      <span className="sr-only"> {count === 1 ? 'toy' : 'toys'}</span>
    </span>
  )
}
