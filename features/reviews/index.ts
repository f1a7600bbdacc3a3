export { reviewsAtom } from './atoms.ts'
export { ProductReviewsContainer, type ProductReviewsContainerProps } from './product-reviews.container.tsx'
