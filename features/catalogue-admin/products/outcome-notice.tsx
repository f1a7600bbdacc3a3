import { formatCount, type ListedProductEdit, type ProductEditsResponse } from '@whirligig/contract'
import { ChangeNotice } from '@whirligig/ui'

export type Outcome = {
  edits: readonly ListedProductEdit[]
  results: ProductEditsResponse['results']
  canUndo: boolean
}

export type OutcomeNoticeProps = {
  /** Whether there is an outcome to show. */
  open: boolean
  outcome: Outcome | null
  isUndoing: boolean
  onUndo: (outcome: Outcome) => void
  onClose: () => void
}

/** Says how many products a bulk edit has changed, which error stopped the others, and offers Undo. */
export function OutcomeNotice({ outcome, isUndoing, onUndo, onClose }: OutcomeNoticeProps) {
  if (!outcome) return null
  const { results, canUndo } = outcome
  const failed = results.filter(({ error }) => error !== null)
  const changed = results.length - failed.length
  const text = [
    results.length > 0 ? `${formatCount(changed, 'product')} changed.` : 'Nothing had to be changed.',
    failed.length > 0 ? `${formatCount(failed.length, 'product')} could not be changed: ${failed[0]?.error}` : '',
  ]
  return (
    <ChangeNotice
      tone={failed.length > 0 ? 'error' : results.length > 0 ? 'success' : 'info'}
      className="mb-4"
      undoing={isUndoing}
      onUndo={canUndo && changed > 0 ? () => onUndo(outcome) : undefined}
      onClose={onClose}
    >
      {text.filter(Boolean).join(' ')}
    </ChangeNotice>
  )
}
