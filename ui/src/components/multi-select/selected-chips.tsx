import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Chip } from '../chip/chip.tsx'

/** From how many on the rest waits behind a button. */
const SHOWN = 12

export type SelectedChipsProps = {
  chosen: readonly { value: string; label: string }[]
  disabled: boolean
  onRemove: (value: string) => void
}

/** What has been chosen; a press takes one out. */
export function SelectedChips({ chosen, disabled, onRemove }: SelectedChipsProps) {
  const [all, setAll] = useState(false)
  if (chosen.length === 0) return null
  const shown = all ? chosen : chosen.slice(0, SHOWN)
  return (
    <ul aria-label="Chosen" className="mb-2 flex max-h-48 list-none flex-wrap items-center gap-2 overflow-y-auto p-0.5">
      {shown.map(({ value, label }) => (
        <li key={value} className="min-w-0 max-w-full">
          <Chip label={label} name={`Remove ${label}`} disabled={disabled} onRemove={() => onRemove(value)} />
        </li>
      ))}
      {chosen.length > SHOWN ? (
        <li>
          <Button variant="link" size="sm" onClick={() => setAll(!all)} className="-mx-2 text-sm">
            {all ? 'Show fewer' : `and ${(chosen.length - SHOWN).toLocaleString('en-US')} more`}
          </Button>
        </li>
      ) : null}
    </ul>
  )
}
