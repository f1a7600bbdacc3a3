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
  /** Options in display order. */
  options: ReadonlyArray<Option<V>>
  /** Selected value, which is that of an option, or `null` to show the placeholder. Without it the browser keeps the selection. */
  value?: V | null
  /**
   * The value that is selected first, for a select without `value`. `null` shows the placeholder.
   * @default null
   */
  defaultValue?: V | null
  /** Called with the selected value. Numbers stay numbers. */
  onChange?: (value: V) => void
  /** Shown while nothing is selected. It cannot be selected again. */
  placeholder?: string
  /** Prevents changes. */
  disabled?: boolean
}

/** A native select, which works best on phones. */
export function Select<V extends string | number = string>({
  options,
  value,
  defaultValue = null,
  onChange,
  placeholder = 'Choose one',
  className,
  ...props
}: SelectProps<V>) {
  const fieldProps = useFieldControl(props)
  return (
    <div className={cx('relative grid items-center', className)}>
      <select
        {...props}
        {...fieldProps}
        value={value === null ? '' : value}
        defaultValue={value === undefined ? (defaultValue ?? '') : undefined}
        onChange={(event) => {
          const option = findOption(options, event.target.value)
          if (option) onChange?.(option.value)
        }}
        data-empty={value === null || undefined}
        className={cx(
          controlClass,
          'cursor-pointer appearance-none truncate pe-11 has-[:checked:disabled]:text-ink-soft',
        )}
      >
        {(value === undefined ? defaultValue : value) === null ? (
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
