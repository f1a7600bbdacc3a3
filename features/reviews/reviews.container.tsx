import { parseFilter, REVIEW_FILTERS, type ReviewFilter } from '@whirligig/contract'
import { type ListParams, ListTabs, PagedList } from '@whirligig/core/pagination'
import { EmptyState } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { allReviewsAtom, applyPendingReviewsAtom } from './moderation-atoms.ts'
import { ModerationList } from './moderation-list.tsx'

export type ReviewsContainerProps = Pick<ListParams, 'page' | 'onPageChange'> & {
  productHref: (slug: string) => string
  /** The part of the list: one of `REVIEW_FILTERS`; anything else shows all reviews. */
  status: string
  /** Returns the link to a part of the list; '' is all reviews. */
  statusHref: (status: string) => string
  /** Shows what staff have changed about a review, by its id, at the end of its drawer. */
  history?: (id: string) => ReactNode
  /** The menu of saved views. */
  views?: ReactNode
  /** Illustration above 'No reviews found.' */
  emptyPicture?: ReactNode
}

/** The dashboard list of all reviews. Admins approve, reject and delete them here. */
export function ReviewsContainer(props: ReviewsContainerProps) {
  const { page, onPageChange, productHref, status, statusHref, history, views, emptyPicture } = props
  const filter = parseFilter(REVIEW_FILTERS, status)
  const applyPending = useAtomValue(applyPendingReviewsAtom)
  return (
    <PagedList
      title="Reviews"
      noun="review"
      query={allReviewsAtom(page, '', filter ?? '')}
      page={page}
      onPageChange={onPageChange}
      actions={views}
      tabs={(data) => (
        <ListTabs
          label="Which reviews"
          labels={TAB_LABELS}
          counts={data?.counts}
          current={filter}
          toHref={statusHref}
        />
      )}
      errorText="The reviews could not be loaded."
    >
      {(data, isLoading) => (
        <ModerationList
          key={`${filter} ${page}`}
          reviews={applyPending(data?.reviews ?? [])}
          loading={isLoading || !data}
          productHref={productHref}
          history={history}
          empty={
            <EmptyState
              text="No reviews found."
              hint={getEmptyHint(data?.count ?? 0, filter)}
              illustration={emptyPicture}
            />
          }
        />
      )}
    </PagedList>
  )
}

const TAB_LABELS: Record<ReviewFilter, string> = { waiting: 'Waiting', approved: 'Approved', rejected: 'Rejected' }

function getEmptyHint(count: number, filter: ReviewFilter | undefined): string {
  if (count > 0) return 'There are no reviews on this page.'
  if (filter === 'waiting') return 'No review waits for a decision.'
  return filter ? `No review is ${filter}.` : 'New reviews from shoppers appear here.'
}
