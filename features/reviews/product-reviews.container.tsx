import { formatCount, formatDate, type ShopReview, summarizeReviews } from '@whirligig/contract'
import { isNotFound } from '@whirligig/core/http'
import { isSignedInAtom } from '@whirligig/core/session'
import { EmptyState, ErrorState, RatingSummary, ReviewCard } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useRef, useState } from 'react'
import { reviewsAtom } from './atoms.ts'
import { OwnReview } from './own-review.tsx'
import { ReviewPrompt } from './review-prompt.tsx'
import { ReviewsSkeleton } from './reviews-skeleton.tsx'
import { canReview } from './rules.ts'

const ReviewForm = lazy(async () => ({ default: (await import('./review-form.tsx')).ReviewForm }))

export type ProductReviewsContainerProps = {
  /** Slug of the product. */
  slug: string
  /** Id of the product. */
  productId: string
  /** Called when a guest wants to write a review: opens the login, which returns to the open form. */
  onLogin: () => void
  /** Opens the form initially, for example after the login. */
  startOpen?: boolean
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: (isDirty: boolean) => void
}

/** The reviews of a product with their summary and the form to add one. */
export function ProductReviewsContainer(props: ProductReviewsContainerProps) {
  const { slug, productId, onLogin, startOpen = false, onDirtyChange } = props
  const { data, status, error, refetch } = useAtomValue(reviewsAtom(slug))
  const isSignedIn = useAtomValue(isSignedInAtom)
  const [open, setOpen] = useState(startOpen)
  const [justSent, setJustSent] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (status === 'pending') return <ReviewsSkeleton />
  if (isNotFound(error)) return <EmptyState compact text="Product is not available." />
  if (!data) return <ErrorState text="The reviews could not be loaded." onRetry={() => refetch()} />

  function handleSent(): void {
    setOpen(false)
    setJustSent(true)
  }
  function handleCancel(): void {
    setOpen(false)
    button.current?.focus()
  }

  const { reviews, own } = data
  const { average, bars } = summarizeReviews(reviews)
  const isFormOpen = open && isSignedIn && canReview(own)
  const isOwnHidden = own && own.status !== 'Approved'
  return (
    <div className="grid items-start gap-x-14 gap-y-6 md:grid-cols-2 lg:grid-cols-[1.1fr_1fr]">
      <div className="grid min-w-0 gap-4 md:sticky md:top-24">
        <RatingSummary average={average} count={reviews.length} levels={bars} />
        {canReview(own) ? (
          <ReviewPrompt ref={button} open={isFormOpen} onOpen={() => (isSignedIn ? setOpen(true) : onLogin())} />
        ) : (
          <p className="px-1 text-ink-soft">You have reviewed this toy. Thank you!</p>
        )}
      </div>
      <div className="grid min-w-0 gap-4">
        {isFormOpen ? (
          <Suspense>
            <ReviewForm
              productId={productId}
              onSent={handleSent}
              onCancel={handleCancel}
              onDirtyChange={onDirtyChange}
            />
          </Suspense>
        ) : null}
        {isOwnHidden ? <OwnReview own={own} justSent={justSent} /> : null}
        {reviews.length > 0 ? <ReviewList reviews={reviews} /> : null}
      </div>
    </div>
  )
}

function ReviewList({ reviews }: { reviews: readonly ShopReview[] }) {
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="sr-only">
        {formatCount(reviews.length, 'Review')}
      </h2>
      <ul className="grid list-none gap-4 p-0">
        {reviews.map(({ _id, user, title, rating, created, review }) => (
          <li key={_id}>
            <ReviewCard
              firstName={user?.firstName ?? 'Anonymous'}
              colourKey={user?._id}
              title={title}
              rating={rating}
              publishedOn={formatDate(created)}
              text={review}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
