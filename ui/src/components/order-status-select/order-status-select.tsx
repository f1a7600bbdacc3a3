import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { getOrderStatusTone } from '../order-status-badge/order-status-tone.ts'
import { Spinner } from '../spinner/spinner.tsx'

export type OrderStatusSelectProps<S extends string = string> = Omit<
  ComponentProps<'select'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple' | 'aria-label'
> & {
  /** Accessible name: `Status of Teddy Bears`. It is not visible. */
  label: string
  /** Current status. */
  value: S
  /** All statuses, in the order of the process. */
  options: ReadonlyArray<S>
  /** Called with the selected status, unless the select is `loading`. */
  onChange: (status: S) => void
  /** The status is being saved. Shows a spinner and ignores changes. */
  loading?: boolean
  /** Prevents changes and hides the arrow, for a final status. */
  disabled?: boolean
}

const backgrounds = {
  neutral: 'bg-sand',
  success: 'bg-lagoon-pale',
  info: 'bg-sky-pale',
  highlight: 'bg-sun-pale',
  danger: 'bg-tomato-pale',
  merchant: 'bg-plum-pale',
}

/** The status of an order line as a select, for users who may change it. */
export function OrderStatusSelect<S extends string = string>({
  label,
  value,
  options,
  onChange,
  loading = false,
  className,
  ...props
}: OrderStatusSelectProps<S>) {
  return (
    <div className={cx('relative inline-grid max-w-full grid-cols-1 items-center', className)}>
      <select
        {...props}
        aria-label={label}
        aria-busy={loading || undefined}
        value={value}
        onChange={(event) => {
          const status = options.find((option) => option === event.target.value)
          if (status && !loading) onChange(status)
        }}
        className={cx(
          'min-h-11 max-w-full cursor-pointer appearance-none truncate rounded-full border-[1.5px] border-edge ps-4 pe-10 text-sm font-bold text-ink transition-colors duration-quick enabled:hover:border-ink disabled:cursor-not-allowed disabled:border-transparent disabled:pe-4 disabled:opacity-100 aria-busy:cursor-progress',
          backgrounds[getOrderStatusTone(value)],
        )}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      {props.disabled ? null : (
        <span className="pointer-events-none absolute end-3 inline-flex text-ink-soft">
          {loading ? <Spinner size="sm" /> : <ChevronDown aria-hidden="true" className="size-5" />}
        </span>
      )}
    </div>
  )
}
