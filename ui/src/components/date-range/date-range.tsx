import { type ComponentProps, useId } from 'react'
import { useFormValue } from '../../hooks/use-form-value.ts'
import { cx } from '../../lib/cx.ts'
import { useFieldGroup } from '../field/field-context.ts'

export type DateRangeProps = Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'name'> & {
  /** What the dates limit: `Ordered`. Leave it out in a `Field`, whose label names the dates. */
  label?: string
  /** The first day, `2026-11-23`; '' for no limit. Without `from` and `to` the fields keep the days, until their form is reset. */
  from?: string
  /** The last day; '' for no limit. Set both or none: the one that is left out is ''. */
  to?: string
  /**
   * The first day at first, without `from` and `to`.
   * @default ''
   */
  defaultFrom?: string
  /**
   * The last day at first, without `from` and `to`.
   * @default ''
   */
  defaultTo?: string
  /**
   * Called with both days when one of them changes. An incomplete day is ''. The browser offers no day outside of the limits, but the user can
   * type one: it is passed on, and the form is invalid.
   */
  onChange?: (range: { from: string; to: string }) => void
  /** Name of the first day in its form. */
  fromName?: string
  /** Name of the last day in its form. */
  toName?: string
  /** Id of its form, if it is outside of it. */
  form?: string
  /** The first day that can be chosen: `2026-11-23`. */
  min?: string
  /** The last day that can be chosen: `2026-11-30`. */
  max?: string
  /** Prevents changes. The days are not submitted. */
  disabled?: boolean
}

/** The first and the last day of a period, in two native date fields. Each limits the other one. */
export function DateRange({
  label,
  from,
  to,
  defaultFrom = '',
  defaultTo = '',
  onChange,
  fromName,
  toName,
  form,
  min,
  max,
  className,
  ...props
}: DateRangeProps) {
  // A group can be neither invalid nor required. Its fields can.
  const { 'aria-invalid': invalid, 'aria-required': required, ...groupProps } = { ...props, ...useFieldGroup(props) }
  const dayProps = { form, 'aria-invalid': invalid, 'aria-required': required }
  const id = useId()
  const [days, setDays] = useFormValue(
    id,
    from === undefined && to === undefined ? undefined : { from: from ?? '', to: to ?? '' },
    { from: defaultFrom, to: defaultTo },
    onChange,
  )
  return (
    <fieldset
      className={cx(
        'm-0 min-w-0 max-w-full rounded-control border-[1.5px] border-edge bg-card px-4 py-0 has-focus-visible:border-ink has-aria-invalid:border-danger',
        className,
      )}
      {...groupProps}
    >
      {label ? <legend className="sr-only">{label}</legend> : null}
      <div className="flex min-h-10 flex-wrap items-center gap-x-2">
        {label ? (
          <span aria-hidden="true" className="text-sm text-ink-soft">
            {label}
          </span>
        ) : null}
        <DayInput
          {...dayProps}
          id={id}
          label="from"
          name={fromName}
          value={days.from}
          min={min}
          max={days.to || max}
          onChange={(day) => setDays({ from: day, to: days.to })}
        />
        <DayInput
          {...dayProps}
          label="to"
          name={toName}
          value={days.to}
          min={days.from || min}
          max={max}
          onChange={(day) => setDays({ from: days.from, to: day })}
        />
      </div>
    </fieldset>
  )
}

type DayInputProps = Omit<ComponentProps<'input'>, 'onChange'> & { label: string; onChange: (day: string) => void }

const DayInput = ({ label, min, max, onChange, ...props }: DayInputProps) => (
  <label className="inline-flex max-w-full flex-wrap items-center gap-x-2 text-sm text-ink-soft">
    {label}
    <input
      {...props}
      type="date"
      min={min || undefined}
      max={max || undefined}
      onChange={(event) => onChange(event.target.value)}
      className="min-h-9 max-w-full min-w-32 rounded-control bg-card font-semibold text-ink"
    />
  </label>
)
