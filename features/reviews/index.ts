export { ProductReviewsContainer } from './product-reviews.container.tsx'
