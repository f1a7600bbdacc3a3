import { useState } from 'react'
import { formatNumber } from '../../lib/format-number.ts'
import { Button } from '../button/button.tsx'
import { Chip } from '../chip/chip.tsx'

/** Chips that are always visible. The others are behind a button. */
const MAX_COLLAPSED = 12

export type SelectedChipsProps<V> = {
  selected: readonly { value: V; label: string }[]
  disabled: boolean
  onRemove: (value: V) => void
}

/** The selected options as chips that remove themselves. */
export function SelectedChips<V extends string | number>({ selected, disabled, onRemove }: SelectedChipsProps<V>) {
  const [expanded, setExpanded] = useState(false)
  if (selected.length === 0) return null
  const visible = expanded ? selected : selected.slice(0, MAX_COLLAPSED)
  return (
    <ul
      aria-label="Selected"
      className="mb-2 flex max-h-48 list-none flex-wrap items-center gap-2 overflow-y-auto p-0.5"
    >
      {visible.map(({ value, label }) => (
        <li key={value} className="min-w-0 max-w-full">
          <Chip label={label} removeLabel={`Remove ${label}`} disabled={disabled} onRemove={() => onRemove(value)} />
        </li>
      ))}
      {selected.length > MAX_COLLAPSED ? (
        <li>
          <Button variant="link" size="sm" onClick={() => setExpanded(!expanded)} className="-mx-2 text-sm">
            {expanded ? 'Show fewer' : `and ${formatNumber(selected.length - MAX_COLLAPSED)} more`}
          </Button>
        </li>
      ) : null}
    </ul>
  )
}
