import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { getOrderStatusTone } from '../order-status-badge/order-status-tone.ts'
import { Spinner } from '../spinner/spinner.tsx'

export type OrderStatusSelectProps<S extends string = string> = Omit<
  ComponentProps<'select'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple' | 'aria-label'
> & {
  /** Names the line: `Status of Teddy Bears`. It is not shown. */
  label: string
  /** The status as it stands. */
  value: S
  /** Every status, in the order they are gone through. */
  options: ReadonlyArray<S>
  /** Gets the status chosen; not while it is `busy`. */
  onChange: (status: S) => void
  /** It is being saved: shows a spinner and keeps what it shows, and its focus. */
  loading?: boolean
  /** The status is final: it shows no arrow. */
  disabled?: boolean
}

const tone = {
  neutral: 'bg-sand',
  success: 'bg-lagoon-pale',
  info: 'bg-sky-pale',
  highlight: 'bg-sun-pale',
  danger: 'bg-tomato-pale',
  merchant: 'bg-plum-pale',
}

/** Where a line of an order stands, for those who may change it. Disable it once the status is final. */
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
    <div className={cx('relative inline-grid max-w-full items-center', className)}>
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
          tone[getOrderStatusTone(value)],
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
