import { type BulkDecisionResponse, formatCount } from '@whirligig/contract'
import { Button, Callout, createRowKeyHandler, listRange, SelectionBar, selectKeys } from '@whirligig/ui'
import { useAtom, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { ModeratedReview } from './moderated-review.tsx'
import { moderateReviewAtom, moderateReviewsAtom, type ReviewRow } from './moderation-atoms.ts'

export type ModerationListProps = {
  reviews: readonly ReviewRow[]
  /** Whether other reviews are loading. */
  loading: boolean
  productHref: (slug: string) => string
}

/**
 * Reviews in rows. `a` approves and `r` rejects the review with the focus, `x` selects it, `j` and `k` move. Selected reviews are
 * approved or rejected together.
 */
export function ModerationList({ reviews, loading, productHref }: ModerationListProps) {
  const decide = useSetAtom(moderateReviewAtom)
  const { selected, select, setSelected } = useSelection(reviews)
  const handleKeys = createRowKeyHandler(reviews, {
    x: (review) => select(review, !selected.has(review._id), false),
    a: (review, focusNext) => {
      if (review.status === 'Approved' || review.pendingAction) return
      focusNext()
      decide({ action: 'approve', review })
    },
    r: (review, focusNext) => {
      if (review.status !== 'Waiting Approval' || review.pendingAction) return
      focusNext()
      decide({ action: 'reject', review })
    },
  })
  return (
    <>
      <ul
        aria-busy={loading || undefined}
        onKeyDown={handleKeys}
        className="list-none divide-y divide-line overflow-clip rounded-panel border border-line bg-card p-0 shadow-card"
      >
        {reviews.map((review) => (
          <li key={review._id}>
            <ModeratedReview
              review={review}
              productHref={productHref}
              selected={selected.has(review._id)}
              onSelect={(isOn, isRange) => select(review, isOn, isRange)}
              onDecide={(action) => decide({ action, review })}
            />
          </li>
        ))}
      </ul>
      <p className="mt-3 hidden text-sm text-ink-soft lg:block">
        In the list: <kbd>j</kbd> and <kbd>k</kbd> move, <kbd>a</kbd> approves, <kbd>r</kbd> rejects, <kbd>x</kbd>{' '}
        selects.
      </p>
      <SelectedReviews reviews={reviews.filter(({ _id }) => selected.has(_id))} onChange={setSelected} />
    </>
  )
}

/** The selected reviews of a page. Those of other pages are no longer selected, because their status is not known. */
function useSelection(reviews: readonly ReviewRow[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  const keys = reviews.map(({ _id }) => _id)
  return {
    selected,
    setSelected,
    select: ({ _id }: ReviewRow, isOn: boolean, isRange: boolean) => {
      const range = isRange ? listRange(keys, last.current, _id) : [_id]
      last.current = _id
      setSelected(selectKeys(selected, range, isOn))
    },
  }
}

type SelectedReviewsProps = { reviews: readonly ReviewRow[]; onChange: (selected: ReadonlySet<string>) => void }

/** What can be done with the selected reviews, and what became of them. */
function SelectedReviews({ reviews, onChange }: SelectedReviewsProps) {
  const [{ isPending }, decideAll] = useAtom(moderateReviewsAtom)
  const [failed, setFailed] = useState<BulkDecisionResponse['results']>([])

  async function decide(decision: 'Approved' | 'Rejected'): Promise<void> {
    try {
      const { results } = await decideAll({
        reviews: reviews.map(({ _id, status }) => ({ _id, status })),
        decision,
      })
      const refused = results.filter(({ error }) => error !== null)
      setFailed(refused)
      onChange(new Set(refused.map(({ _id }) => _id)))
    } catch {
      // The error toast is shown, and the selection stays.
    }
  }

  return (
    <>
      <div role="status">
        {failed.length > 0 ? (
          <Callout tone="error" className="mt-4">
            {formatCount(failed.length, 'review')} could not be changed: {failed[0]?.error}
          </Callout>
        ) : null}
      </div>
      {reviews.length > 0 ? (
        <SelectionBar
          text={`${formatCount(reviews.length, 'review')} selected`}
          onClear={() => {
            setFailed([])
            onChange(new Set())
          }}
        >
          <Button size="sm" disabled={isPending} onClick={() => decide('Approved')}>
            Approve
          </Button>
          <Button variant="secondary" size="sm" disabled={isPending} onClick={() => decide('Rejected')}>
            Reject
          </Button>
        </SelectionBar>
      ) : null}
    </>
  )
}
