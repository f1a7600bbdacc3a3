import { formatNumber } from '../../lib/format-number.ts'

/** The look of a tab, without that of the current one. */
export const tabClass =
  'inline-flex min-h-9 items-center gap-2 rounded-control px-3.5 font-semibold whitespace-nowrap text-ink no-underline hover:underline focus-visible:-outline-offset-3'

type TabLabelProps = { label: string; count?: number | undefined }

/** The text of a tab, with the number of items behind it. */
export const TabLabel = ({ label, count }: TabLabelProps) => (
  <>
    {label}
    {count === undefined ? null : (
      <span className="text-sm font-normal text-ink-soft tabular-nums">{formatNumber(count)}</span>
    )}
  </>
)
