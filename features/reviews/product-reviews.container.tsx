import { formatDate, type ShopReview, summarizeReviews } from '@whirligig/contract'
import { isNotFound } from '@whirligig/core/http'
import { isSignedInAtom } from '@whirligig/core/session'
import { EmptyState, ErrorState, RatingSummary, ReviewCard } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useRef, useState } from 'react'
import { reviewsAtom } from './atoms.ts'
import { OwnReview } from './own-review.tsx'
import { ReviewPrompt } from './review-prompt.tsx'
import { ReviewsSkeleton } from './reviews-skeleton.tsx'
import { canReview, formatReviewCount } from './rules.ts'

const ReviewForm = lazy(async () => ({ default: (await import('./review-form.tsx')).ReviewForm }))

export type ProductReviewsContainerProps = {
  /** Of the toy. */
  slug: string
  /** The toy's id. */
  product: string
  /** A guest wants to write: lead them to the login, and back to the open form. */
  onLogin: () => void
  /** Shows the form from the start, to who came back for it. */
  startOpen?: boolean
  /** Whether a review was begun that has not been sent. */
  onDirtyChange?: (isDirty: boolean) => void
}

/** What people say of a toy, with the sum of it at the side, and the way to say something oneself. */
export function ProductReviewsContainer(props: ProductReviewsContainerProps) {
  const { slug, product, onLogin, startOpen = false, onDirtyChange } = props
  const { data, status, error, refetch } = useAtomValue(reviewsAtom(slug))
  const isSignedIn = useAtomValue(isSignedInAtom)
  const [open, setOpen] = useState(startOpen)
  const [justSent, setJustSent] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (status === 'pending') return <ReviewsSkeleton />
  if (isNotFound(error)) return <EmptyState compact text="Product is not available." />
  if (!data) return <ErrorState text="The reviews could not be loaded." onRetry={() => refetch()} />

  function leave(): void {
    setOpen(false)
    setJustSent(true)
  }
  function close(): void {
    setOpen(false)
    button.current?.focus()
  }

  const { reviews, own } = data
  const { average, bars } = summarizeReviews(reviews)
  const isForm = open && isSignedIn && canReview(own)
  const isHidden = own && own.status !== 'Approved'
  return (
    <div className="grid items-start gap-x-14 gap-y-6 md:grid-cols-2 lg:grid-cols-[1.1fr_1fr]">
      <div className="grid min-w-0 gap-4 md:sticky md:top-24">
        <RatingSummary average={average} count={reviews.length} levels={bars} />
        {canReview(own) ? (
          <ReviewPrompt ref={button} open={isForm} onOpen={() => (isSignedIn ? setOpen(true) : onLogin())} />
        ) : (
          <p className="px-1 text-ink-soft">You have reviewed this toy. Thank you!</p>
        )}
      </div>
      <div className="grid min-w-0 gap-4">
        {isForm ? (
          <Suspense>
            <ReviewForm product={product} onSent={leave} onCancel={close} onDirtyChange={onDirtyChange} />
          </Suspense>
        ) : null}
        {isHidden ? <OwnReview own={own} justSent={justSent} /> : null}
        {reviews.length > 0 ? <Published reviews={reviews} /> : null}
      </div>
    </div>
  )
}

function Published({ reviews }: { reviews: readonly ShopReview[] }) {
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="sr-only">
        {formatReviewCount(reviews.length)}
      </h2>
      <ul className="grid list-none gap-4 p-0">
        {reviews.map(({ _id, user, title, rating, created, review }) => (
          <li key={_id}>
            <ReviewCard
              firstName={user?.firstName ?? 'Somebody'}
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
