import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { cx } from '../../lib/cx.ts'
import { useField, useFieldControl } from '../field/field-context.ts'
import { parseQuantity, stepQuantity } from './parse-quantity.ts'
import { StepButton } from './step-button.tsx'

export type QuantityInputProps = {
  /** A whole number; 0 is an empty box. It may pass the bounds while one types: the field then says what is wrong. */
  value: number
  /** Each change, by typing or by steps. */
  onChange: (value: number) => void
  /** The most that can be taken; 0 and less disables the control, unless there is an error to correct. */
  max: number
  /** What stands beside the box: `up to 5 for each order`. */
  hint?: string
  /** Nothing can be changed. */
  disabled?: boolean
  /** The focus has left the box: the moment to check it. */
  onBlur?: () => void
  /** The field's name in its form. */
  name?: string
  /** Classes of the whole, merged last. */
  className?: string
  /** The box: where the focus belongs. */
  ref?: Ref<HTMLInputElement>
}

const KEYS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** How many: typed, or by one with the buttons and the arrow keys, from 1 to `max`. */
export function QuantityInput({
  value,
  onChange,
  max,
  hint,
  disabled = false,
  className,
  ...props
}: QuantityInputProps) {
  const field = useField()
  const { id, ...wiring } = useFieldControl()
  const boundsId = `${id}-bounds`
  const off = disabled || (max <= 0 && !field?.invalid)

  function step(by: number): void {
    const next = stepQuantity(value, by, max)
    if (!off && next !== value) onChange(next)
  }
  function onKeyDown(event: KeyboardEvent): void {
    const by = KEYS[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }

  return (
    <div className={cx('flex flex-wrap items-center gap-x-3.5 gap-y-1', className)}>
      <div
        data-invalid={field?.invalid || undefined}
        data-disabled={off || undefined}
        className="inline-flex rounded-control border-[1.5px] border-edge bg-card data-disabled:bg-sand data-disabled:text-ink-soft data-invalid:border-danger data-invalid:inset-ring-1 data-invalid:inset-ring-danger"
      >
        <StepButton
          name="One less"
          icon={<Minus aria-hidden="true" />}
          disabled={off || value <= 1}
          onClick={() => step(-1)}
        />
        <input
          {...props}
          {...wiring}
          id={id}
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          disabled={off}
          value={value > 0 ? value : ''}
          onChange={(event) => onChange(parseQuantity(event.target.value))}
          onKeyDown={onKeyDown}
          aria-valuenow={value > 0 ? value : undefined}
          aria-valuemin={1}
          aria-valuemax={Math.max(1, max)}
          aria-describedby={cx(wiring['aria-describedby'], hint && boundsId) || undefined}
          className="h-11 w-14 rounded-sm bg-transparent text-center font-bold tabular-nums disabled:cursor-not-allowed"
        />
        <StepButton
          name="One more"
          icon={<Plus aria-hidden="true" />}
          disabled={off || value >= max}
          onClick={() => step(1)}
        />
      </div>
      {hint ? (
        <span id={boundsId} className="text-sm text-ink-soft">
          {hint}
        </span>
      ) : null}
    </div>
  )
}
