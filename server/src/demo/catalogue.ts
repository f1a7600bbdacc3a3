export { demoBrands } from './brands.ts'
export { demoCategories } from './categories.ts'
export { demoProducts } from './products.ts'
export { demoReviewers, demoReviews } from './reviews.ts'
