import { cva } from 'class-variance-authority'
import type { ComponentProps, Ref } from 'react'
import { useRadioName } from '../../hooks/use-radio-name.ts'
import { cx } from '../../lib/cx.ts'
import { useFieldGroup } from '../field/field-context.ts'
import type { Option } from '../select/option.ts'

const group = cva('flex gap-2.5', { variants: { direction: { row: 'flex-wrap', column: 'flex-col' } } })

export type RadioGroupProps<V extends string | number = string> = Omit<
  ComponentProps<'div'>,
  'children' | 'onChange' | 'defaultValue' | 'ref'
> & {
  /** Options in display order. */
  options: ReadonlyArray<Option<V>>
  /** Selected value, or `null`. Without it the browser keeps the selection. */
  value?: V | null
  /** The value that is selected first, for a group without `value`. */
  defaultValue?: V | null
  /** Called with the selected value. Numbers stay numbers. */
  onChange?: (value: V) => void
  /** Name of the selected value in its form. Without it the value is not submitted. */
  name?: string
  /** Id of its form, if it is outside of it. */
  form?: string
  /** Use `row` for two or three short options. */
  direction?: 'row' | 'column'
  /** Disables all options. Their value is not submitted. */
  disabled?: boolean
  /** Ref to the selected radio button, or to the first one. */
  ref?: Ref<HTMLInputElement>
}

/** A small set of options, all visible. Name it with a `Field` with `group`, or with `aria-label`. */
export function RadioGroup<V extends string | number = string>({
  options,
  value,
  defaultValue,
  onChange,
  name,
  form,
  direction = 'row',
  disabled = false,
  className,
  ref,
  ...props
}: RadioGroupProps<V>) {
  const radioName = useRadioName(name)
  const fieldProps = useFieldGroup(props)
  const tabbableIndex = Math.max(
    0,
    options.findIndex((option) => option.value === (value ?? defaultValue)),
  )
  return (
    <div role="radiogroup" {...props} {...fieldProps} className={cx(group({ direction }), className)}>
      {options.map((option, index) => (
        <label
          key={option.value}
          className="group/radio inline-flex min-h-12 cursor-pointer items-center gap-3 rounded-control border-[1.5px] border-edge bg-card px-4 font-medium transition-colors duration-quick hover:border-ink has-checked:border-ink has-checked:bg-sun-pale has-checked:font-bold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky has-disabled:cursor-not-allowed has-disabled:border-edge has-disabled:bg-sand has-disabled:text-ink-soft"
        >
          <input
            ref={index === tabbableIndex ? ref : undefined}
            type="radio"
            name={radioName}
            form={form}
            value={option.value}
            checked={value === undefined ? undefined : option.value === value}
            defaultChecked={value === undefined ? option.value === defaultValue : undefined}
            disabled={disabled || option.disabled}
            onChange={() => onChange?.(option.value)}
            className="size-5 shrink-0 appearance-none rounded-full border-2 border-edge bg-card outline-none checked:border-6 checked:border-ink disabled:bg-sand disabled:checked:border-ink-soft"
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
