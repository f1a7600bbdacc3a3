import { parseFilter, REVIEW_FILTERS, type ReviewFilter } from '@whirligig/contract'
import { type ListParams, ListTabs, PagedList } from '@whirligig/core/pagination'
import { EmptyState, ListSkeleton } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { ModeratedReview } from './moderated-review.tsx'
import { allReviewsAtom, applyPendingReviewsAtom, type ReviewRow } from './moderation-atoms.ts'

export type ReviewsContainerProps = Pick<ListParams, 'page' | 'onPageChange'> & {
  productHref: (slug: string) => string
  /** The part of the list: one of `REVIEW_FILTERS`; anything else shows all reviews. */
  status: string
  /** Returns the link to a part of the list; '' is all reviews. */
  statusHref: (status: string) => string
  /** Illustration above 'No reviews found.' */
  emptyPicture?: ReactNode
}

/** The dashboard list of all reviews. Admins approve, reject and delete them here. */
export function ReviewsContainer(props: ReviewsContainerProps) {
  const { page, onPageChange, productHref, status, statusHref, emptyPicture } = props
  const filter = parseFilter(REVIEW_FILTERS, status)
  const applyPending = useAtomValue(applyPendingReviewsAtom)
  return (
    <PagedList
      title="Reviews"
      noun="review"
      query={allReviewsAtom(page, '', filter ?? '')}
      page={page}
      onPageChange={onPageChange}
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
      {(data, isLoading) =>
        data ? (
          <ReviewList
            reviews={applyPending(data.reviews)}
            loading={isLoading}
            productHref={productHref}
            empty={
              <EmptyState
                text="No reviews found."
                hint={getEmptyHint(data.count, filter)}
                illustration={emptyPicture}
              />
            }
          />
        ) : (
          <ListSkeleton label="Loading reviews" withPictures />
        )
      }
    </PagedList>
  )
}

const TAB_LABELS: Record<ReviewFilter, string> = { waiting: 'Waiting', approved: 'Approved', rejected: 'Rejected' }

function getEmptyHint(count: number, filter: ReviewFilter | undefined): string {
  if (count > 0) return 'There are no reviews on this page.'
  if (filter === 'waiting') return 'No review waits for a decision.'
  return filter ? `No review is ${filter}.` : 'New reviews from shoppers appear here.'
}

type ReviewListProps = Pick<ReviewsContainerProps, 'productHref'> & {
  reviews: readonly ReviewRow[]
  loading: boolean
  empty: ReactNode
}

function ReviewList({ reviews, loading, productHref, empty }: ReviewListProps) {
  if (reviews.length === 0) return empty
  return (
    <ul aria-busy={loading || undefined} className="grid grid-cols-1 list-none gap-4 p-0">
      {reviews.map((review) => (
        <li key={review._id}>
          <ModeratedReview review={review} productHref={productHref} />
        </li>
      ))}
    </ul>
  )
}
