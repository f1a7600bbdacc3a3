import { DEFAULT_IMAGE, formatDate, type Review, toImageProps } from '@whirligig/contract'
import { Badge, Picture, ReviewActions, ReviewRow, tintFor } from '@whirligig/ui'
import type { ModerationAction } from './moderation-api.ts'
import type { ReviewRow as Row } from './moderation-atoms.ts'

export type ModeratedReviewProps = {
  review: Row
  productHref: (slug: string) => string
  selected: boolean
  /** @param isRange whether the shift key was held */
  onSelect: (isOn: boolean, isRange: boolean) => void
  onDecide: (action: ModerationAction) => void
}

/** A review with its product and the moderation buttons. */
export function ModeratedReview({ review, productHref, selected, onSelect, onDecide }: ModeratedReviewProps) {
  const { title, rating, created, user, status, isRecommended, product, pendingAction } = review
  return (
    <ReviewRow
      title={title}
      rating={rating}
      text={review.review}
      byline={
        <>
          By {user?.firstName ?? 'Anonymous'} · {formatDate(created)} ·{' '}
          {isRecommended ? 'Recommends it' : 'Does not recommend it'}
        </>
      }
      badge={<StatusBadge status={status} />}
      toy={<ReviewedProduct product={product} productHref={productHref} />}
      actions={
        <ReviewActions
          className="lg:justify-end"
          title={title}
          status={status}
          pendingAction={pendingAction}
          onApprove={() => onDecide('approve')}
          onReject={() => onDecide('reject')}
          onDelete={() => onDecide('delete')}
        />
      }
      selected={selected}
      onSelect={onSelect}
    />
  )
}

/** The actions show that a review is approved. */
function StatusBadge({ status }: Pick<Review, 'status'>) {
  if (status === 'Approved') return null
  return <Badge tone={status === 'Rejected' ? 'danger' : 'highlight'}>{status}</Badge>
}

function ReviewedProduct({
  product,
  productHref,
}: Pick<Review, 'product'> & Pick<ModeratedReviewProps, 'productHref'>) {
  if (!product) return <span className="font-semibold">Product is not available.</span>
  return (
    <a
      href={productHref(product.slug)}
      className="group/product inline-flex min-h-8 max-w-full items-center gap-2 font-semibold text-sky-text no-underline"
    >
      <Picture
        {...toImageProps(product.imageUrl)}
        fallbackSrc={DEFAULT_IMAGE.product}
        sizes="20px"
        tint={tintFor(product.slug)}
        alt=""
        className="size-7 shrink-0 rounded-sm"
      />
      <span className="min-w-0 underline-offset-4 wrap-anywhere group-hover/product:underline">{product.name}</span>
    </a>
  )
}
