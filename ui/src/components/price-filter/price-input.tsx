import { useId, useState } from 'react'
import { formatNumber } from '../../lib/format-number.ts'
import { Field } from '../field/field.tsx'
import { NumberInput } from '../number-input/number-input.tsx'
import type { PriceRange } from '../price-slider/price-steps.ts'

/** The end of the range that was chosen instead of an amount beyond it. */
type Limit = { name: 'highest' | 'lowest'; price: number }

export type PriceInputProps = {
  label: string
  disabled: boolean
  /** Dollars. */
  value: number
  /** The amounts that can be chosen, in whole dollars. */
  range: PriceRange
  /** Called when the user presses Enter or leaves the field, with an amount of the range. */
  onCommit: (value: number) => void
}

/** An amount in dollars. An empty field returns to its value. A message says why an amount outside of the range was changed. */
export function PriceInput({ label, disabled, value, range: { min, max }, onCommit }: PriceInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [limit, setLimit] = useState<Limit | null>(null)
  const messageId = useId()
  function commit(): void {
    setDraft(null)
    if (!draft) return
    const typed = Number(draft)
    setLimit(typed > max ? { name: 'highest', price: max } : typed < min ? { name: 'lowest', price: min } : null)
    onCommit(Math.max(min, Math.min(typed, max)))
  }
  return (
    <Field label={label} className="min-w-24 flex-1 basis-0">
      <span className="relative block">
        <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 start-3 flex items-center">
          $
        </span>
        <NumberInput
          disabled={disabled}
          value={draft ?? String(value)}
          onChange={setDraft}
          aria-describedby={messageId}
          decimals={2}
          maxLength={7}
          className="ps-7 tabular-nums"
          onBlur={commit}
          onKeyDown={({ key }) => {
            if (key === 'Enter') commit()
          }}
        />
      </span>
      <p id={messageId} role="status" className="text-sm text-ink-soft not-empty:pt-1.5">
        {limit && limit.price === value && draft === null
          ? `The ${limit.name} price is $${formatNumber(limit.price)}.`
          : null}
      </p>
    </Field>
  )
}
