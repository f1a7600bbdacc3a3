import { DEFAULT_IMAGE, formatDate, type Review, toImageProps } from '@whirligig/contract'
import { Button, Drawer, Picture, ReviewActions, StarRating, tintFor } from '@whirligig/ui'
import { useState } from 'react'
import type { ModerationAction } from './moderation-api.ts'
import type { ReviewRow } from './moderation-atoms.ts'

/** Which review of a page is open. */
export type OpenReview = {
  /** The review that is shown, also while the drawer closes; undefined before the first one has been opened. */
  review: ReviewRow | undefined
  /** Its 0-based place in the page. */
  index: number
  isOpen: boolean
  /** Opens a review by its id, or closes the drawer. */
  open: (id: string | null) => void
}

/** Keeps which review is open. When it leaves the page, because it has been decided or deleted, the next one opens. */
export function useOpenReview(reviews: readonly ReviewRow[]): OpenReview {
  const [openId, setOpenId] = useState<string | null>(null)
  const [last, setLast] = useState<{ review: ReviewRow; index: number }>()
  const index = reviews.findIndex(({ _id }) => _id === openId)
  const current = reviews[index]
  if (current && (current !== last?.review || index !== last.index)) setLast({ review: current, index })
  if (openId !== null && !current) setOpenId(reviews[Math.min(last?.index ?? 0, reviews.length - 1)]?._id ?? null)
  return { review: current ?? last?.review, index, isOpen: current !== undefined, open: setOpenId }
}

export type ReviewDrawerProps = {
  /** The reviews of the page, in order. */
  reviews: readonly ReviewRow[]
  opened: OpenReview
  productHref: (slug: string) => string
  onDecide: (review: ReviewRow, action: ModerationAction) => void
}

/** A review in full, with its actions and buttons to the ones before and after it. */
export function ReviewDrawer({ reviews, opened, productHref, onDecide }: ReviewDrawerProps) {
  const { review, index, isOpen, open } = opened
  if (!review) return null
  const previous = reviews[index - 1]
  const next = reviews[index + 1]
  return (
    <Drawer
      open={isOpen}
      onClose={() => open(null)}
      title={review.title}
      footer={
        <div className="flex gap-3">
          <Button
            variant="secondary"
            className="flex-1"
            disabled={!previous}
            onClick={() => previous && open(previous._id)}
          >
            Previous
          </Button>
          <Button variant="secondary" className="flex-1" disabled={!next} onClick={() => next && open(next._id)}>
            Next
          </Button>
        </div>
      }
    >
      <ReviewDetails review={review} productHref={productHref} onDecide={onDecide} />
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
