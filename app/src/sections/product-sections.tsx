import { ReviewsSkeleton } from '@whirligig/reviews'
import { lazySection, lazyWhenIdle } from '@whirligig/ui'

/** The reviews of the product page, which are below the first view. */
export const ProductReviews = lazySection(async () => (await import('./product-reviews.tsx')).ProductReviews, {
  fallback: <ReviewsSkeleton />,
})

/** The toys that go well with the toy. Their pictures load when they come near, which is after their code. */
export const ProductRelated = lazySection(async () => (await import('./product-related.tsx')).ProductRelated, {
  fallback: <div data-loading className="min-h-96" />,
  className: 'empty:hidden',
})

/** The toys that the visitor looked at. The server does not know them, so that no HTML has them. */
export const ProductLookedAt = lazyWhenIdle(async () => (await import('./product-looked-at.tsx')).ProductLookedAt)
