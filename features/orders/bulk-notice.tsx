import { type BulkStatus, type BulkStatusResponse, formatCount } from '@whirligig/contract'
import { ChangeNotice } from '@whirligig/ui'

/** What the last change of many orders did. */
export type BulkOutcome = { status: BulkStatus; results: BulkStatusResponse['results'] }

export type BulkNoticeProps = {
  open: boolean
  outcome: BulkOutcome | null
  /** Why the last change got no response, or null. */
  failure: string | null
  isUndoing: boolean
  onUndo: (outcome: BulkOutcome) => void
  onClose: () => void
}

/** Says what the last change did, or that it failed. Processing can be undone; a mail that a buyer has got cannot. */
export function BulkNotice({ open, outcome, failure, isUndoing, onUndo, onClose }: BulkNoticeProps) {
  if (!open) return null
  if (failure !== null || !outcome) {
    return (
      <ChangeNotice tone="error" className="mb-4" onClose={onClose}>
        {failure} The orders stay selected, and no order is changed twice.
      </ChangeNotice>
    )
  }
  const { status, results } = outcome
  const changed = results.filter(({ lines }) => lines.length > 0)
  const failed = results.filter(({ error }) => error !== null)
  const unchanged = results.length - changed.length - failed.length
  const text = [
    `${formatCount(changed.length, 'order')} marked as ${status}.`,
    unchanged > 0 ? `${formatCount(unchanged, 'order')} had got as far already.` : '',
    failed.length > 0 ? `${formatCount(failed.length, 'order')} could not be changed: ${failed[0]?.error}` : '',
  ]
  return (
    <ChangeNotice
      tone={failed.length > 0 ? 'error' : 'success'}
      className="mb-4"
      undoing={isUndoing}
      onUndo={status === 'Processing' && changed.length > 0 ? () => onUndo(outcome) : undefined}
      onClose={onClose}
    >
      {text.filter(Boolean).join(' ')}
    </ChangeNotice>
  )
}
