import { sessionAtom } from '@whirligig/api'
import { formatCount } from '@whirligig/contract'
import { EmptyState, ErrorState, ListSkeleton, PageHeader, Pagination, useKept } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { ModeratedReview } from './moderated-review.tsx'
import { allReviewsAtom, type ShownReview, shownReviewsAtom } from './moderation-atoms.ts'

export type ReviewsContainerProps = {
  /** 1-based. */
  page: number
  onPageChange: (page: number) => void
  productHref: (slug: string) => string
  /** The picture over 'No reviews found.' */
  emptyPicture?: ReactNode
}

/** All reviews, to approve, reject and delete. For admins. */
export function ReviewsContainer(props: ReviewsContainerProps) {
  const { id } = useAtomValue(sessionAtom)
  // Cards of one session are not kept while those of another load.
  return <Reviews key={id} {...props} />
}

function Reviews({ page, onPageChange, productHref, emptyPicture }: ReviewsContainerProps) {
  const { data, status, refetch, isFetching } = useAtomValue(allReviewsAtom(page))
  const shown = useKept(data)
  const asTheyWillBe = useAtomValue(shownReviewsAtom)
  const isFailed = status === 'error' && !data
  return (
    <>
      <PageHeader title="Reviews" meta={shown && !isFailed ? formatCount(shown.count, 'review') : '\u00a0'} />
      {isFailed ? (
        <ErrorState text="The reviews could not be loaded." onRetry={() => refetch()} busy={isFetching} />
      ) : shown ? (
        <>
          <Cards
            reviews={asTheyWillBe(shown.reviews)}
            busy={status === 'pending'}
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
          <Pagination page={page} totalPages={shown.totalPages} onChange={onPageChange} className="mt-8" />
        </>
      ) : (
        <ListSkeleton label="Loading reviews" pictures />
      )}
    </>
  )
}

type CardsProps = Pick<ReviewsContainerProps, 'productHref'> & {
  reviews: readonly ShownReview[]
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
