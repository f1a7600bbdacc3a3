export { ProductReviewsContainer, type ProductReviewsContainerProps } from './product-reviews.container.tsx'
