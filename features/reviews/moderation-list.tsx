import { PAGE_SIZE } from '@whirligig/contract'
import { lazyOnOpen, Table } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import type { ModerationAction } from './moderation-api.ts'
import { moderateReviewAtom, type ReviewRow } from './moderation-atoms.ts'
import { moderationColumns } from './moderation-columns.tsx'
import { useBulkDecision } from './use-bulk-decision.tsx'
import { useOpenReview } from './use-open-review.ts'

const loadDrawer = async () => (await import('./review-drawer.tsx')).ReviewDrawer
const ReviewDrawer = lazyOnOpen(loadDrawer)

export type ModerationListProps = {
  reviews: readonly ReviewRow[]
  loading: boolean
  productHref: (slug: string) => string
  /** Shows what staff have changed about a review, by its id. */
  history?: ((id: string) => ReactNode) | undefined
  /** Replaces the table if there are no reviews. */
  empty: ReactNode
}

/**
 * Reviews in rows, with one in full in a drawer. `a` approves and `r` rejects the review with the focus, `x` selects it, `j` and `k`
 * move and Enter opens. Selected reviews are approved or rejected together, which can be undone.
 */
export function ModerationList({ reviews, loading, productHref, history, empty }: ModerationListProps) {
  const moderate = useSetAtom(moderateReviewAtom)
  const opened = useOpenReview(reviews)
  const { selected, setSelected, bar, notice } = useBulkDecision(reviews)
  useEffect(function preloadDrawer() {
    loadDrawer().catch(() => undefined) // opening the drawer reports the error
  }, [])
  const decide = (review: ReviewRow, action: ModerationAction) => moderate({ action, review })
  return (
    <>
      <div role="status" className="sticky top-16 z-3">
        {notice}
      </div>
      <Table
        caption="reviews"
        columns={moderationColumns(decide)}
        rows={reviews}
        rowKey={({ _id }) => _id}
        onRowOpen={({ _id }) => opened.open(_id)}
        loading={loading}
        skeletonRows={PAGE_SIZE.reviews}
        compact
        stickyHeader
        selection={{ selected, onChange: setSelected, rowLabel: ({ title }) => `“${title}”` }}
        rowKeys={{
          a: (review, focusNext) => {
            if (review.status === 'Approved' || review.pendingAction) return
            focusNext()
            decide(review, 'approve')
          },
          r: (review, focusNext) => {
            if (review.status !== 'Waiting Approval' || review.pendingAction) return
            focusNext()
            decide(review, 'reject')
          },
        }}
        empty={empty}
      />
      {reviews.length > 0 ? (
        <p className="mt-3 hidden text-sm text-ink-soft lg:block">
          <kbd>j</kbd> and <kbd>k</kbd> move through the list, <kbd>Enter</kbd> opens, <kbd>a</kbd> approves,{' '}
          <kbd>r</kbd> rejects, <kbd>x</kbd> selects, <kbd>?</kbd> shows all keys.
        </p>
      ) : null}
      {bar}
      <ReviewDrawer
        open={opened.isOpen}
        reviews={reviews}
        opened={opened}
        productHref={productHref}
        onDecide={decide}
        history={history}
      />
    </>
  )
}
