import { DEFAULT_IMAGE, formatDate, type Review, toImageProps } from '@whirligig/contract'
import { Button, Drawer, Picture, ReviewActions, StarRating, tintFor } from '@whirligig/ui'
import type { ReactNode } from 'react'
import type { ModerationAction } from './moderation-api.ts'
import type { ReviewRow } from './moderation-atoms.ts'
import type { OpenReview } from './use-open-review.ts'

export type ReviewDrawerProps = {
  open: boolean
  /** The reviews of the page, in order. */
  reviews: readonly ReviewRow[]
  opened: OpenReview
  productHref: (slug: string) => string
  onDecide: (review: ReviewRow, action: ModerationAction) => void
  /** Shows what staff have changed about a review, by its id. */
  history?: ((id: string) => ReactNode) | undefined
}

/** A review in full, with its actions and buttons to the ones before and after it. */
export function ReviewDrawer({ open, reviews, opened, productHref, onDecide, history }: ReviewDrawerProps) {
  const { review, index, open: openReview } = opened
  if (!review) return null
  const previous = reviews[index - 1]
  const next = reviews[index + 1]
  return (
    <Drawer
      open={open}
      onClose={() => openReview(null)}
      title={review.title}
      footer={
        <div className="flex gap-3">
          <Button
            variant="secondary"
            className="flex-1"
            disabled={!previous}
            onClick={() => previous && openReview(previous._id)}
          >
            Previous
          </Button>
          <Button variant="secondary" className="flex-1" disabled={!next} onClick={() => next && openReview(next._id)}>
            Next
          </Button>
        </div>
      }
    >
      <ReviewDetails review={review} productHref={productHref} onDecide={onDecide} />
      {history?.(review._id)}
    </Drawer>
  )
}

type ReviewDetailsProps = Pick<ReviewDrawerProps, 'productHref' | 'onDecide'> & { review: ReviewRow }

function ReviewDetails({ review, productHref, onDecide }: ReviewDetailsProps) {
  const { title, rating, created, user, status, isRecommended, product, pendingAction } = review
  return (
    <div className="grid grid-cols-1 gap-4">
      <StarRating value={rating} />
      <p className="text-pretty wrap-anywhere whitespace-pre-line">{review.review}</p>
      <p className="text-sm text-ink-soft">
        By {user?.firstName ?? 'Anonymous'} · {formatDate(created)} ·{' '}
        {isRecommended ? 'Recommends it' : 'Does not recommend it'}
      </p>
      <ReviewedProduct product={product} productHref={productHref} />
      <ReviewActions
        title={title}
        status={status}
        pendingAction={pendingAction}
        onApprove={() => onDecide(review, 'approve')}
        onReject={() => onDecide(review, 'reject')}
        onDelete={() => onDecide(review, 'delete')}
      />
    </div>
  )
}

function ReviewedProduct({ product, productHref }: Pick<Review, 'product'> & Pick<ReviewDrawerProps, 'productHref'>) {
  if (!product) return <p className="font-semibold">Product is not available.</p>
  return (
    <a
      href={productHref(product.slug)}
      className="group/product inline-flex min-h-11 items-center gap-3 font-semibold text-sky-text no-underline"
    >
      <Picture
        {...toImageProps(product.imageUrl)}
        fallbackSrc={DEFAULT_IMAGE.product}
        sizes="44px"
        tint={tintFor(product.slug)}
        alt=""
        className="size-11 shrink-0 rounded-sm"
      />
      <span className="min-w-0 underline-offset-4 wrap-anywhere group-hover/product:underline">{product.name}</span>
    </a>
  )
}
