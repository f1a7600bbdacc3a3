/** The number of toys that a choice of a filter leaves. */
export function FacetCount({ count }: { count: number }) {
  return (
    <span className="text-sm text-ink-soft tabular-nums">
      {count.toLocaleString('en-US')}
      <span className="sr-only"> {count === 1 ? 'toy' : 'toys'}</span>
    </span>
  )
}
