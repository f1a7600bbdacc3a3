import { type BulkStatus, type BulkStatusResponse, formatCount } from '@whirligig/contract'
import { ChangeNotice } from '@whirligig/ui'

/** What the last change of many orders did. */
export type BulkOutcome = { status: BulkStatus; results: BulkStatusResponse['results'] }

/** What the last action did, why it got no response, or which orders it left out. */
export type BulkResult =
  | { kind: 'changed'; outcome: BulkOutcome }
  | { kind: 'failed'; error: string }
  | { kind: 'left-out'; text: string }

export type BulkNoticeProps = {
  open: boolean
  result: BulkResult | null
  isUndoing: boolean
  onUndo: (outcome: BulkOutcome) => void
  onClose: () => void
}

/** Says what the last action did. Processing can be undone; a mail that a buyer has got cannot. */
export function BulkNotice({ open, result, isUndoing, onUndo, onClose }: BulkNoticeProps) {
  if (!open || !result) return null
  if (result.kind !== 'changed') {
    return (
      <ChangeNotice tone="error" className="mb-4" onClose={onClose}>
        {result.kind === 'failed'
          ? `${result.error} The orders stay selected, and no order is changed twice.`
          : result.text}
      </ChangeNotice>
    )
  }
  const { status, results } = result.outcome
  const changed = results.filter(({ lines }) => lines.length > 0)
  const failed = results.filter(({ error }) => error !== null)
  const unchanged = results.length - changed.length - failed.length
  const hasTried = changed.length > 0 || failed.length > 0
  const text = [
    hasTried ? `${formatCount(changed.length, 'order')} marked as ${status}.` : 'Nothing was changed.',
    unchanged > 0 ? `${formatCount(unchanged, 'order')} had got as far already.` : '',
    failed.length > 0 ? `${formatCount(failed.length, 'order')} could not be changed: ${failed[0]?.error}` : '',
  ]
  return (
    <ChangeNotice
      tone={failed.length > 0 ? 'error' : hasTried ? 'success' : 'info'}
      className="mb-4"
      undoing={isUndoing}
      onUndo={status === 'Processing' && changed.length > 0 ? () => onUndo(result.outcome) : undefined}
      onClose={onClose}
    >
      {text.filter(Boolean).join(' ')}
    </ChangeNotice>
  )
}
