import { Button } from '../button/button.tsx'

export type SelectionToolbarProps = {
  /** Number of matches and of selected options, as text. */
  status: string
  selectAllLabel: string
  onSelectAll: () => void
  /** Leave it out while nothing is selected. */
  onClear: (() => void) | undefined
}

/** The row above the list: counts, `Select all` and `Clear`. */
export function SelectionToolbar({ status, selectAllLabel, onSelectAll, onClear }: SelectionToolbarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-3 pb-1 text-sm">
      <span aria-hidden="true" className="text-ink-soft tabular-nums">
        {status}
      </span>
      <span className="-mx-2 flex flex-wrap">
        <Button variant="link" size="sm" onClick={onSelectAll} className="-mx-2 text-sm">
          {selectAllLabel}
        </Button>
        <Button variant="link" size="sm" disabled={!onClear} onClick={onClear} className="-mx-2 text-sm">
          Clear
        </Button>
      </span>
    </div>
  )
}
