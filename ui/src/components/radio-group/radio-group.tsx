import { cva } from 'class-variance-authority'
import { type ComponentProps, type Ref, useId } from 'react'
import { cx } from '../../lib/cx.ts'
import { useFieldGroup } from '../field/field-context.ts'
import type { Option } from '../select/option.ts'

const group = cva('flex gap-2.5', { variants: { direction: { row: 'flex-wrap', column: 'flex-col' } } })

export type RadioGroupProps<V extends string | number = string> = Omit<
  ComponentProps<'div'>,
  'children' | 'onChange' | 'defaultValue' | 'ref'
> & {
  /** In the order in which they are shown. */
  options: ReadonlyArray<Option<V>>
  /** `null` while nothing is chosen. */
  value: V | null
  /** Gets the option's own value: a number stays a number. */
  onChange: (value: V) => void
  /** `row` for two or three short ones. */
  direction?: 'row' | 'column'
  /** None can be chosen. */
  disabled?: boolean
  /** The chosen radio, or the first one: where the focus belongs. */
  ref?: Ref<HTMLInputElement>
}

/** A few choices, all in sight. Name it by a `Field` with `group`, or by `aria-label`. */
export function RadioGroup<V extends string | number = string>({
  options,
  value,
  onChange,
  direction = 'row',
  disabled = false,
  className,
  ref,
  ...props
}: RadioGroupProps<V>) {
  const name = useId()
  const wiring = useFieldGroup()
  const entry = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  )
  return (
    <div role="radiogroup" {...wiring} {...props} className={cx(group({ direction }), className)}>
      {options.map((option, index) => (
        <label
          key={option.value}
          className="group/radio inline-flex min-h-12 cursor-pointer items-center gap-3 rounded-control border-[1.5px] border-edge bg-card px-4 font-medium transition-colors duration-quick hover:border-ink has-checked:border-ink has-checked:bg-sun-pale has-checked:font-bold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky has-disabled:cursor-not-allowed has-disabled:border-edge has-disabled:bg-sand has-disabled:text-ink-soft"
        >
          <input
            ref={index === entry ? ref : undefined}
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
            className="size-5 shrink-0 appearance-none rounded-full border-2 border-edge bg-card outline-none checked:border-6 checked:border-ink disabled:bg-sand disabled:checked:border-ink-soft"
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
