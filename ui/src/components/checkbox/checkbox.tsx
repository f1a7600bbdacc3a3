import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { joinIds } from '../../lib/join-ids.ts'
import { useFieldControl } from '../field/field-context.ts'

export type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'onChange' | 'type'
> & {
  /** Label of the checkbox. */
  label: ReactNode
  /** Whether the checkbox is checked. Without it the browser keeps the state. */
  value?: boolean
  /** Whether a checkbox without `value` is checked at first. */
  defaultValue?: boolean
  /** Called with the new state. */
  onChange?: (value: boolean) => void
  /**
   * What a form submits under `name` while the checkbox is checked.
   * @default 'on'
   */
  formValue?: string
  /** A sentence below the label. */
  hint?: ReactNode
  /** Prevents changes. */
  disabled?: boolean
}

/** A checkbox with its label. The whole row is clickable and 44 px high. */
export function Checkbox({
  label,
  value,
  defaultValue,
  onChange,
  formValue,
  hint,
  className,
  ...props
}: CheckboxProps) {
  const fieldProps = useFieldControl(props)
  const hintId = `${fieldProps.id}-hint`
  return (
    <div className={className}>
      <label
        htmlFor={fieldProps.id}
        className="group/check inline-flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-soft"
      >
        <span className="relative grid size-6 shrink-0 place-items-center forced-colors:has-checked:text-[HighlightText]">
          <input
            {...props}
            {...fieldProps}
            type="checkbox"
            value={formValue}
            checked={value}
            defaultChecked={defaultValue}
            onChange={(event) => onChange?.(event.target.checked)}
            aria-describedby={joinIds(Boolean(hint) && hintId, fieldProps['aria-describedby'])}
            className="peer absolute inset-0 appearance-none rounded-sm border-[1.5px] border-edge bg-card transition-colors duration-quick checked:border-lagoon checked:bg-lagoon forced-colors:checked:forced-selected enabled:group-hover/check:border-ink disabled:bg-sand disabled:checked:border-ink-soft disabled:checked:bg-ink-soft aria-invalid:border-danger"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none relative size-4.5 scale-50 text-card opacity-0 transition-[transform,opacity] duration-quick ease-out peer-checked:scale-100 peer-checked:opacity-100"
          />
        </span>
        <span className="font-medium">{label}</span>
      </label>
      {hint ? (
        <p id={hintId} className="ps-9 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
