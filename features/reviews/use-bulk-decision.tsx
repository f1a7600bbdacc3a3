import { type ApprovalStatus, type BulkDecisionResponse, formatCount } from '@whirligig/contract'
import { Button, ChangeNotice, SelectionBar } from '@whirligig/ui'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { moderateReviewsAtom, type ReviewRow, selectedReviewsAtom } from './moderation-atoms.ts'

type Results = BulkDecisionResponse['results']
/** What the last decision did. `before` are the reviews as they were. */
type Outcome = { before: readonly ReviewRow[]; decision: ApprovalStatus; results: Results; canUndo: boolean }

const getFailed = (results: Results): Results => results.filter(({ error }) => error !== null)

/** The selected reviews of a page, and what can be done with them. @param rows the reviews of the page */
export function useBulkDecision(rows: readonly ReviewRow[]) {
  const [selected, setSelected] = useAtom(selectedReviewsAtom)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [{ isPending }, decideAll] = useAtom(moderateReviewsAtom)
  const reviews = rows.filter(({ _id }) => selected.has(_id))

  async function decide(decision: ApprovalStatus): Promise<void> {
    const changed = reviews.filter(({ status }) => status !== decision)
    if (changed.length === 0) return setSelected(new Set())
    try {
      const { results } = await decideAll({ reviews: changed.map(({ _id, status }) => ({ _id, status })), decision })
      setOutcome({ before: changed, decision, results, canUndo: true })
      setSelected(new Set(getFailed(results).map(({ _id }) => _id)))
    } catch {
      // The error toast is shown, and the selection stays.
    }
  }

  /** Gives the decided reviews the status that each had. */
  async function undo({ before, decision, results }: Outcome): Promise<void> {
    const decided = before.filter((_, index) => results[index]?.error === null)
    const byStatus = Map.groupBy(decided, ({ status }) => status)
    try {
      const undone: Results = []
      for (const [status, group] of byStatus) {
        const changes = group.map(({ _id }) => ({ _id, status: decision }))
        undone.push(...(await decideAll({ reviews: changes, decision: status })).results)
      }
      const hasErrors = getFailed(undone).length > 0
      setOutcome(hasErrors ? { before: decided, decision, results: undone, canUndo: false } : null)
    } catch {
      // The error toast is shown, and Undo stays.
    }
  }

  return {
    selected,
    setSelected,
    bar:
      reviews.length > 0 ? (
        <SelectionBar text={`${formatCount(reviews.length, 'review')} selected`} onClear={() => setSelected(new Set())}>
          <Button size="sm" disabled={isPending} onClick={() => decide('Approved')}>
            Approve
          </Button>
          <Button variant="secondary" size="sm" disabled={isPending} onClick={() => decide('Rejected')}>
            Reject
          </Button>
        </SelectionBar>
      ) : null,
    notice: outcome ? (
      <OutcomeNotice
        outcome={outcome}
        isUndoing={isPending}
        onUndo={() => undo(outcome)}
        onClose={() => setOutcome(null)}
      />
    ) : null,
  }
}

type OutcomeNoticeProps = { outcome: Outcome; isUndoing: boolean; onUndo: () => void; onClose: () => void }

function OutcomeNotice({ outcome, isUndoing, onUndo, onClose }: OutcomeNoticeProps) {
  const { decision, results, canUndo } = outcome
  const failed = getFailed(results)
  const changed = results.length - failed.length
  const verb = canUndo ? decision.toLowerCase() : 'changed back'
  const text = [
    `${formatCount(changed, 'review')} ${verb}.`,
    failed.length > 0 ? `${formatCount(failed.length, 'review')} could not be changed: ${failed[0]?.error}` : '',
  ]
  return (
    <ChangeNotice
      tone={failed.length > 0 ? 'error' : 'success'}
      className="mb-4"
      undoing={isUndoing}
      onUndo={canUndo && changed > 0 ? onUndo : undefined}
      onClose={onClose}
    >
      {text.filter(Boolean).join(' ')}
    </ChangeNotice>
  )
}
