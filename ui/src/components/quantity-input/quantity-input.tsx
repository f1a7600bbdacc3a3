import { Minus, Plus } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { useFormValue } from '../../hooks/use-form-value.ts'
import { composeHandlers } from '../../lib/compose-handlers.ts'
import { cx } from '../../lib/cx.ts'
import { joinIds } from '../../lib/join-ids.ts'
import { useFieldControl } from '../field/field-context.ts'
import { parseQuantity, stepQuantity } from './parse-quantity.ts'
import { StepButton } from './step-button.tsx'

export type QuantityInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'step'
> & {
  /**
   * A whole number; 0 is an empty field. It may exceed `max` while the user types, and the field then shows an error. Without it the
   * input keeps the number, until its form is reset.
   */
  value?: number
  /**
   * The first number of an input without `value`.
   * @default 1
   */
  defaultValue?: number
  /** Called with the new number. */
  onChange?: (value: number) => void
  /** Maximum quantity. 0 or less disables the input, unless its field has an error to correct. */
  max: number
  /** A note next to the input: `up to 5 for each order`. */
  hint?: string
  /** Prevents changes. */
  disabled?: boolean
}

const KEY_STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** A quantity from 1 to `max`, typed or changed in steps with buttons and arrow keys. */
export function QuantityInput({
  value,
  defaultValue = 1,
  onChange,
  max,
  hint,
  disabled = false,
  className,
  onKeyDown,
  ...props
}: QuantityInputProps) {
  const { id, ...fieldProps } = useFieldControl(props)
  const isInvalid = String(fieldProps['aria-invalid'] ?? false) !== 'false'
  const [quantity, setQuantity] = useFormValue(id, value, defaultValue, onChange)
  const hintId = `${id}-hint`
  const isDisabled = disabled || (max <= 0 && !isInvalid)

  function step(by: number): void {
    const next = stepQuantity(quantity, by, max)
    if (!isDisabled && next !== quantity) setQuantity(next)
  }
  function changeByKey(event: KeyboardEvent): void {
    const by = KEY_STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }

  return (
    <div className={cx('flex flex-wrap items-center gap-x-3.5 gap-y-1', className)}>
      <div
        data-invalid={isInvalid || undefined}
        data-disabled={isDisabled || undefined}
        className="inline-flex max-w-full rounded-control border-[1.5px] border-edge bg-card data-disabled:bg-sand data-disabled:text-ink-soft data-invalid:border-danger data-invalid:inset-ring-1 data-invalid:inset-ring-danger"
      >
        <StepButton
          name="One less"
          icon={<Minus aria-hidden="true" />}
          disabled={isDisabled || quantity <= 1}
          onClick={() => step(-1)}
        />
        <input
          {...props}
          {...fieldProps}
          id={id}
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          disabled={isDisabled}
          value={quantity > 0 ? quantity : ''}
          onChange={(event) => setQuantity(parseQuantity(event.target.value))}
          onKeyDown={composeHandlers(onKeyDown, changeByKey)}
          aria-valuenow={quantity > 0 ? quantity : undefined}
          aria-valuemin={1}
          aria-valuemax={Math.max(1, max)}
          aria-describedby={joinIds(fieldProps['aria-describedby'], hint && hintId)}
          className="h-11 w-14 min-w-0 rounded-sm bg-transparent text-center font-bold tabular-nums disabled:cursor-not-allowed"
        />
        <StepButton
          name="One more"
          icon={<Plus aria-hidden="true" />}
          disabled={isDisabled || quantity >= max}
          onClick={() => step(1)}
        />
      </div>
      {hint ? (
        <span id={hintId} className="text-sm text-ink-soft">
          {hint}
        </span>
      ) : null}
    </div>
  )
}
