import { summarizeReviews } from '@whirligig/contract'
import { isNotFound } from '@whirligig/core/http'
import { isSignedInAtom, sessionAtom } from '@whirligig/core/session'
import { EmptyState, ErrorState, RatingSummary, usePreviousData } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useRef, useState } from 'react'
import { reviewPageAtom } from './atoms.ts'
import { OwnReview } from './own-review.tsx'
import { ReviewList } from './review-list.tsx'
import { ReviewPrompt } from './review-prompt.tsx'
import { toFirstQuery } from './review-query.ts'
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
  const { id } = useAtomValue(sessionAtom)
  // Remounts with the session, so that one user's own review is not shown to another.
  return <ProductReviews key={id} {...props} />
}

function ProductReviews({ slug, productId, onLogin, startOpen = false, onDirtyChange }: ProductReviewsContainerProps) {
  const [query, setQuery] = useState(toFirstQuery(slug))
  const { data: current, status, error, refetch } = useAtomValue(reviewPageAtom(query))
  const data = usePreviousData(current)
  const isSignedIn = useAtomValue(isSignedInAtom)
  const [open, setOpen] = useState(startOpen)
  const [justSent, setJustSent] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (isNotFound(error)) return <EmptyState compact text="Product is not available." />
  if (!data && status === 'pending') return <ReviewsSkeleton />
  if (!data) return <ErrorState text="The reviews could not be loaded." onRetry={() => refetch()} />

  function handleSent(): void {
    setOpen(false)
    setJustSent(true)
  }
  function handleCancel(): void {
    setOpen(false)
    button.current?.focus()
  }

  const { own, ratings } = data
  const { average, bars, totalReviews, recommendedPercent } = summarizeReviews(ratings)
  const isFormOpen = open && isSignedIn && canReview(own)
  const isOwnHidden = own && own.status !== 'Approved'
  return (
    <div className="grid grid-cols-1 items-start gap-x-14 gap-y-6 md:grid-cols-2 lg:grid-cols-[1.1fr_1fr]">
      <div className="grid grid-cols-1 min-w-0 gap-4 md:sticky md:top-24">
        <RatingSummary average={average} count={totalReviews} levels={bars} recommendedPercent={recommendedPercent} />
        {canReview(own) ? (
          <ReviewPrompt ref={button} open={isFormOpen} onOpen={() => (isSignedIn ? setOpen(true) : onLogin())} />
        ) : (
          <p className="px-1 text-ink-soft">You have reviewed this toy. Thank you!</p>
        )}
      </div>
      <div className="grid grid-cols-1 min-w-0 gap-4">
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
        {data.count > 0 ? (
          <ReviewList list={data} query={query} onQueryChange={setQuery} status={status} onRetry={() => refetch()} />
        ) : null}
      </div>
    </div>
  )
}
