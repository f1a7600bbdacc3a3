import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { controlClass } from '../field/control-class.ts'
import { useFieldControl } from '../field/field-context.ts'
import { findOption, type Option } from './option.ts'

export type SelectProps<V extends string | number = string> = Omit<
  ComponentProps<'select'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple'
> & {
  /** In the order in which they are shown. */
  options: ReadonlyArray<Option<V>>
  /** The value of the chosen option; `null` while nothing is chosen, then `placeholder` is shown. */
  value: V | null
  /** Gets the option's own value: a number stays a number. */
  onChange: (value: V) => void
  /** What stands there before something is chosen. */
  placeholder?: string
  /** Nothing can be chosen. */
  disabled?: boolean
}

/** One of several, by the control of the device itself: it is the best one on a phone. */
export function Select<V extends string | number = string>({
  options,
  value,
  onChange,
  placeholder = 'Choose one',
  className,
  ...props
}: SelectProps<V>) {
  const wiring = useFieldControl({ id: props.id, describedBy: props['aria-describedby'] })
  return (
    <div className={cx('relative grid items-center', className)}>
      <select
        {...props}
        {...wiring}
        value={value === null ? '' : String(value)}
        onChange={(event) => {
          const option = findOption(options, event.target.value)
          if (option) onChange(option.value)
        }}
        data-empty={value === null || undefined}
        className={cx(controlClass, 'cursor-pointer appearance-none truncate pe-11 data-empty:text-ink-soft')}
      >
        {value === null ? (
          <option value="" disabled>
            {placeholder}
          </option>
        ) : null}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-3.5 size-5 text-ink-soft" />
    </div>
  )
}
