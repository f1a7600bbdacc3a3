import { ProductReviewsContainer, type ProductReviewsContainerProps } from '@whirligig/reviews'

export const ProductReviews = (props: ProductReviewsContainerProps) => <ProductReviewsContainer {...props} />
