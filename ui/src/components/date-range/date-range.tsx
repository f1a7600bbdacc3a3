import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'

export type DateRangeProps = Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> & {
  /** What the dates limit: `Ordered`. */
  label: string
  /** The first day, `2026-11-23`; '' for no limit. */
  from: string
  /** The last day; '' for no limit. */
  to: string
  /** Called with both days when one of them changes. */
  onChange: (range: { from: string; to: string }) => void
}

/** The first and the last day of a period, in two native date fields. Each limits the other one. */
export function DateRange({ label, from, to, onChange, className, ...props }: DateRangeProps) {
  return (
    <fieldset
      className={cx(
        'm-0 min-w-0 max-w-full rounded-control border-[1.5px] border-edge bg-card px-4 py-0 has-focus-visible:border-ink',
        className,
      )}
      {...props}
    >
      <legend className="sr-only">{label}</legend>
      <div className="flex min-h-10 flex-wrap items-center gap-x-2">
        <span aria-hidden="true" className="text-sm text-ink-soft">
          {label}
        </span>
        <DayInput label="from" value={from} max={to} onChange={(day) => onChange({ from: day, to })} />
        <DayInput label="to" value={to} min={from} onChange={(day) => onChange({ from, to: day })} />
      </div>
    </fieldset>
  )
}

type DayInputProps = { label: string; value: string; min?: string; max?: string; onChange: (day: string) => void }

const DayInput = ({ label, value, min, max, onChange }: DayInputProps) => (
  <label className="inline-flex max-w-full flex-wrap items-center gap-x-2 text-sm text-ink-soft">
    {label}
    <input
      type="date"
      value={value}
      min={min || undefined}
      max={max || undefined}
      onChange={(event) => onChange(event.target.value)}
      className="min-h-9 max-w-full min-w-32 rounded-control bg-card font-semibold text-ink"
    />
  </label>
)
