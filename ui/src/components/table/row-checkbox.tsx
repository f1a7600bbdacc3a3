import type { MouseEvent } from 'react'

export type RowCheckboxProps = {
  /** The accessible name: `Select order 1D0C-4A67`. */
  label: string
  checked: boolean
  /**
   * Whether some, but not all rows are selected.
   * @default false
   */
  mixed?: boolean
  /**
   * Prevents selection, while there are no rows to select.
   * @default false
   */
  disabled?: boolean
  /** @param isRange whether the shift key was held */
  onChange: (checked: boolean, isRange: boolean) => void
}

/** A checkbox in a row or header of a table. Its target is 44 px wide and as high as a row. */
export function RowCheckbox({ label, checked, mixed = false, disabled = false, onChange }: RowCheckboxProps) {
  return (
    <label className="relative z-1 inline-grid size-11 cursor-pointer place-items-center">
      <input
        ref={(input) => {
          if (input) input.indeterminate = mixed
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        // A change event does not say whether the shift key was held.
        onChange={() => undefined}
        onClick={(event: MouseEvent<HTMLInputElement>) => onChange(event.currentTarget.checked, event.shiftKey)}
        className="size-5 cursor-pointer accent-lagoon disabled:cursor-not-allowed"
      />
    </label>
  )
}
