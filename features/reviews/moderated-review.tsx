import { DEFAULT_IMAGE, formatDate, type Review, toImageProps } from '@whirligig/contract'
import { Badge, Picture, ReviewActions, ReviewCard, tintFor } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { moderateReviewAtom, type ReviewRow } from './moderation-atoms.ts'

export type ModeratedReviewProps = {
  review: ReviewRow
  productHref: (slug: string) => string
}

/** A review with its product and the moderation buttons. */
export function ModeratedReview({ review, productHref }: ModeratedReviewProps) {
  const moderate = useSetAtom(moderateReviewAtom)
  const { title, rating, created, user, status, isRecommended, product, pendingAction } = review
  return (
    <ReviewCard
      level={2}
      firstName={user?.firstName ?? 'Anonymous'}
      colourKey={user?._id}
      title={title}
      rating={rating}
      publishedOn={formatDate(created)}
      text={review.review}
      footer={
        <>
          <p className="flex flex-wrap gap-1.5">
            {status === 'Waiting Approval' ? <Badge tone="highlight">{status}</Badge> : null}
            {status === 'Rejected' ? <Badge tone="danger">{status}</Badge> : null}
            <Badge>{isRecommended ? 'Recommends it' : 'Does not recommend it'}</Badge>
          </p>
          <ReviewedProduct product={product} productHref={productHref} />
          <ReviewActions
            className="mt-3"
            title={title}
            status={status}
            pendingAction={pendingAction}
            onApprove={() => moderate({ action: 'approve', review })}
            onReject={() => moderate({ action: 'reject', review })}
            onDelete={() => moderate({ action: 'delete', review })}
          />
        </>
      }
    />
  )
}

function ReviewedProduct({
  product,
  productHref,
}: Pick<Review, 'product'> & Pick<ModeratedReviewProps, 'productHref'>) {
  if (!product) return <p className="mt-3 font-semibold text-ink-soft">Product is not available.</p>
  return (
    <a
      href={productHref(product.slug)}
      className="group/product mt-3 inline-flex min-h-11 max-w-full items-center gap-3 font-semibold text-sky-text no-underline"
    >
      <Picture
        {...toImageProps(product.imageUrl)}
        fallbackSrc={DEFAULT_IMAGE.product}
        sizes="31px"
        tint={tintFor(product.slug)}
        alt=""
        className="size-11 shrink-0 rounded-control"
      />
      <span className="min-w-0 underline-offset-4 wrap-anywhere group-hover/product:underline">{product.name}</span>
    </a>
  )
}
