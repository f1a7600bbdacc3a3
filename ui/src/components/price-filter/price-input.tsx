import { useState } from 'react'
import { Field } from '../field/field.tsx'
import { NumberInput } from '../number-input/number-input.tsx'

export type PriceInputProps = {
  label: string
  /** Dollars. */
  value: number
  /** Called when the user presses Enter or leaves the field. */
  onCommit: (value: number) => void
}

/** An amount in dollars. An empty field returns to its value. */
export function PriceInput({ label, value, onCommit }: PriceInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  function commit(): void {
    setDraft(null)
    if (draft) onCommit(Number(draft))
  }
  return (
    <Field label={label} className="min-w-24 flex-1 basis-0">
      <span className="relative block">
        <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 start-3 flex items-center">
          $
        </span>
        <NumberInput
          value={draft ?? String(value)}
          onChange={setDraft}
          decimals={2}
          maxLength={7}
          className="ps-7 tabular-nums"
          onBlur={commit}
          onKeyDown={({ key }) => {
            if (key === 'Enter') commit()
          }}
        />
      </span>
    </Field>
  )
}
