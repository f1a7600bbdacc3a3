import { type ListParams, PagedList } from '@whirligig/core/pagination'
import { EmptyState, ListSkeleton } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { ModeratedReview } from './moderated-review.tsx'
import { allReviewsAtom, applyPendingReviewsAtom, type ReviewRow } from './moderation-atoms.ts'

export type ReviewsContainerProps = Pick<ListParams, 'page' | 'onPageChange'> & {
  productHref: (slug: string) => string
  /** Illustration above 'No reviews found.' */
  emptyPicture?: ReactNode
}

/** The dashboard list of all reviews. Admins approve, reject and delete them here. */
export function ReviewsContainer({ page, onPageChange, productHref, emptyPicture }: ReviewsContainerProps) {
  const applyPending = useAtomValue(applyPendingReviewsAtom)
  return (
    <PagedList
      title="Reviews"
      noun="review"
      query={allReviewsAtom(page)}
      page={page}
      onPageChange={onPageChange}
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
                hint={data.count > 0 ? 'There are no reviews on this page.' : 'New reviews from shoppers appear here.'}
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
