import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useFormValue } from '../../hooks/use-form-value.ts'
import { cx } from '../../lib/cx.ts'
import { useFieldControl } from '../field/field-context.ts'
import { findOption, type Option } from '../select/option.ts'

export type InlineSelectProps<V extends string | number = string> = Omit<
  ComponentProps<'select'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple' | 'aria-label'
> & {
  /** Label inside the box, before the selected option: `Sort By`. Leave it out in a `Field`, whose label names the select. */
  label?: string
  /** Options in display order. */
  options: ReadonlyArray<Option<V>>
  /** Value of the selected option. Without it the browser keeps the selection. */
  value?: V
  /** The value that is selected first, for a select without `value`. By default that of the first option. */
  defaultValue?: V
  /** Called with the value of the selected option. Numbers stay numbers. */
  onChange?: (value: V) => void
  /** Prevents changes. */
  disabled?: boolean
}

/**
 * A compact select for toolbars with its label inside. A transparent native select covers the whole box, so that a
 * click anywhere opens it.
 */
export function InlineSelect<V extends string | number = string>({
  label,
  options,
  value,
  defaultValue = options[0]?.value,
  onChange,
  className,
  ...props
}: InlineSelectProps<V>) {
  const fieldProps = useFieldControl(props)
  const [selected, setSelected] = useFormValue(fieldProps.id, value, defaultValue, onChange)
  return (
    <div
      className={cx(
        'relative inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-control border-[1.5px] border-edge bg-card px-3 transition-[border-color,background-color] duration-quick hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky has-disabled:border-edge has-disabled:bg-sand has-aria-invalid:border-danger',
        className,
      )}
    >
      {label ? (
        <span aria-hidden="true" className="shrink-0 text-ink-soft">
          {label}
        </span>
      ) : null}
      <span aria-hidden="true" className="truncate font-bold">
        {findOption(options, String(selected ?? defaultValue))?.label}
      </span>
      <ChevronDown aria-hidden="true" className="ms-auto size-4.5 shrink-0 text-ink-soft" />
      <select
        {...props}
        {...fieldProps}
        aria-label={label}
        value={value}
        defaultValue={value === undefined ? defaultValue : undefined}
        onChange={(event) => {
          const option = findOption(options, event.target.value)
          if (option) setSelected(option.value)
        }}
        className="absolute inset-0 size-full cursor-pointer appearance-none text-base opacity-0 disabled:cursor-not-allowed"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
