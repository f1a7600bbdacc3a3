export { reviewsAtom } from './atoms.ts'
export { ProductReviewsContainer } from './product-reviews.container.tsx'
export { ReviewsContainer, type ReviewsContainerProps } from './reviews.container.tsx'
