export { reviewsAtom } from './atoms.ts'
export { ProductReviewsContainer, type ProductReviewsContainerProps } from './product-reviews.container.tsx'
export { ReviewsContainer } from './reviews.container.tsx'
export { ReviewsSkeleton } from './reviews-skeleton.tsx'
