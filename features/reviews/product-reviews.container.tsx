import { formatDate, summarise } from '@whirligig/contract'
import { ErrorState, RatingSummary, ReviewCard } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { reviewsAtom } from './atoms.ts'
import { ReviewsSkeleton } from './reviews-skeleton.tsx'
import { reviewCount } from './rules.ts'

export type ProductReviewsContainerProps = {
  /** Of the toy. */
  slug: string
}

/** What people say of a toy, with the sum of it at the side. */
export function ProductReviewsContainer({ slug }: ProductReviewsContainerProps) {
  const { data: reviews, status, refetch } = useAtomValue(reviewsAtom(slug))
  if (status === 'pending') return <ReviewsSkeleton />
  if (!reviews) {
    return <ErrorState text="The reviews could not be loaded." onRetry={() => refetch()} />
  }
  const { average, bars } = summarise(reviews)
  return (
    <div className="grid items-start gap-x-14 gap-y-6 md:grid-cols-2 lg:grid-cols-[1.1fr_1fr]">
      <RatingSummary average={average} count={reviews.length} levels={bars} className="md:sticky md:top-24" />
      {reviews.length > 0 ? (
        <section aria-labelledby="reviews">
          <h2 id="reviews" className="sr-only">
            {reviewCount(reviews.length)}
          </h2>
          <ul className="grid list-none gap-4 p-0">
            {reviews.map(({ _id, user, title, rating, created, review }) => (
              <li key={_id}>
                <ReviewCard
                  firstName={user?.firstName ?? 'Somebody'}
                  title={title}
                  rating={rating}
                  publishedOn={formatDate(created)}
                  text={review}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
