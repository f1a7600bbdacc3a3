import { type ListParams, PagedList } from '@whirligig/core/pagination'
import { EmptyState, ListSkeleton } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { ModeratedReview } from './moderated-review.tsx'
import { allReviewsAtom, optimisticReviewsAtom, type ReviewRow } from './moderation-atoms.ts'

export type ReviewsContainerProps = Pick<ListParams, 'page' | 'onPageChange'> & {
  productHref: (slug: string) => string
  /** The picture over 'No reviews found.' */
  emptyPicture?: ReactNode
}

/** All reviews, to approve, reject and delete. For admins. */
export function ReviewsContainer({ page, onPageChange, productHref, emptyPicture }: ReviewsContainerProps) {
  const asTheyWillBe = useAtomValue(optimisticReviewsAtom)
  return (
    <PagedList
      title="Reviews"
      noun="review"
      query={allReviewsAtom(page)}
      page={page}
      onPageChange={onPageChange}
      failedText="The reviews could not be loaded."
    >
      {(shown, isLoading) =>
        shown ? (
          <Cards
            reviews={asTheyWillBe(shown.reviews)}
            busy={isLoading}
            productHref={productHref}
            empty={
              <EmptyState
                text="No reviews found."
                hint={
                  shown.count > 0
                    ? 'There are none on this page.'
                    : 'What shoppers write about toys waits here for you.'
                }
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

type CardsProps = Pick<ReviewsContainerProps, 'productHref'> & {
  reviews: readonly ReviewRow[]
  busy: boolean
  empty: ReactNode
}

function Cards({ reviews, busy, productHref, empty }: CardsProps) {
  if (reviews.length === 0) return empty
  return (
    <ul aria-busy={busy || undefined} className="grid list-none gap-4 p-0">
      {reviews.map((review) => (
        <li key={review._id}>
          <ModeratedReview review={review} productHref={productHref} />
        </li>
      ))}
    </ul>
  )
}
