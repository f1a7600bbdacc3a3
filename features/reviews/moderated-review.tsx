import { DEFAULT_IMAGE, formatDate, type Review, toImageProps } from '@whirligig/contract'
import {
  Badge,
  FoldableText,
  isLongText,
  Picture,
  PlainText,
  ReviewActions,
  RowCheckbox,
  StarRating,
  tintFor,
} from '@whirligig/ui'
import type { ModerationAction } from './moderation-api.ts'
import type { ReviewRow } from './moderation-atoms.ts'

export type ModeratedReviewProps = {
  review: ReviewRow
  productHref: (slug: string) => string
  selected: boolean
  /** @param isRange whether the shift key was held */
  onSelect: (isOn: boolean, isRange: boolean) => void
  onDecide: (action: ModerationAction) => void
}

/** A review in one row: stars, text, toy, reviewer, and what an admin does with it. */
export function ModeratedReview({ review, productHref, selected, onSelect, onDecide }: ModeratedReviewProps) {
  const { _id, title, rating, created, user, status, isRecommended, product, pendingAction } = review
  return (
    <article
      aria-labelledby={`review-${_id}`}
      data-selected={selected || undefined}
      className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-start gap-x-2 gap-y-1 px-2 py-2 data-selected:bg-sky-pale xl:grid-cols-[2.75rem_minmax(0,1fr)_13rem_auto]"
    >
      <div className="row-span-3 xl:row-span-1">
        <RowCheckbox label={`Select “${title}”`} checked={selected} onChange={onSelect} />
      </div>
      <div className="min-w-0 py-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StarRating value={rating} size="sm" />
          <h2
            id={`review-${_id}`}
            className="font-text text-base leading-snug font-semibold tracking-normal wrap-anywhere"
          >
            {title}
          </h2>
          {status === 'Waiting Approval' ? <Badge tone="highlight">{status}</Badge> : null}
          {status === 'Rejected' ? <Badge tone="danger">{status}</Badge> : null}
        </div>
        {isLongText(review.review) ? (
          <FoldableText text={review.review} subject={title} />
        ) : (
          <PlainText text={review.review} />
        )}
        <p className="mt-0.5 text-sm text-ink-soft">
          By {user?.firstName ?? 'Anonymous'} · <span className="whitespace-nowrap">{formatDate(created)}</span> ·{' '}
          {isRecommended ? 'Recommends it' : 'Does not recommend it'}
        </p>
      </div>
      <ReviewedProduct product={product} productHref={productHref} />
      <ReviewActions
        className="py-0.5 xl:justify-end"
        title={title}
        status={status}
        pendingAction={pendingAction}
        onApprove={() => onDecide('approve')}
        onReject={() => onDecide('reject')}
        onDelete={() => onDecide('delete')}
      />
    </article>
  )
}

function ReviewedProduct({
  product,
  productHref,
}: Pick<Review, 'product'> & Pick<ModeratedReviewProps, 'productHref'>) {
  if (!product) return <p className="py-2 text-sm font-semibold text-ink-soft">Product is not available.</p>
  return (
    <a
      href={productHref(product.slug)}
      className="group/product inline-flex min-h-11 max-w-full items-center gap-3 text-sm font-semibold text-sky-text no-underline"
    >
      <Picture
        {...toImageProps(product.imageUrl)}
        fallbackSrc={DEFAULT_IMAGE.product}
        sizes="28px"
        tint={tintFor(product.slug)}
        alt=""
        className="size-10 shrink-0 rounded-control"
      />
      <span className="min-w-0 underline-offset-4 wrap-anywhere group-hover/product:underline">{product.name}</span>
    </a>
  )
}
