export { reviewsAtom } from './atoms.ts'
export { ProductReviewsContainer } from './product-reviews.container.tsx'
export { ReviewsContainer } from './reviews.container.tsx'
