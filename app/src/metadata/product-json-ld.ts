import { clientPaths, type Product, type ShopReview, toLargestImageUrl } from '@whirligig/contract'
import type { Review, Product as SchemaProduct, WithContext } from 'schema-dts'
import { toAbsoluteUrl } from './to-absolute-url.ts'

/** Search engines show few reviews, and the page has their full text anyway. */
const MAX_REVIEWS = 5

const toReview = ({ title, review, rating, created, user }: ShopReview): Review => ({
  '@type': 'Review',
  name: title,
  reviewBody: review,
  reviewRating: { '@type': 'Rating', ratingValue: rating },
  author: { '@type': 'Person', name: user?.firstName ?? 'Anonymous' },
  datePublished: created,
})

/**
 * Describes a product with its offer and reviews.
 * @param reviews the approved reviews, newest first
 */
export function toProductJsonLd(
  origin: string,
  product: Product,
  reviews: readonly ShopReview[],
): WithContext<SchemaProduct> {
  const { name, slug, sku, description, imageUrl, brand, price, inventory, averageRating, totalReviews } = product
  const { age, size, material } = product
  const url = toAbsoluteUrl(origin, clientPaths.product(slug))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    sku,
    url,
    ...(imageUrl && { image: toAbsoluteUrl(origin, toLargestImageUrl(imageUrl)) }),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    ...(age && { audience: { '@type': 'PeopleAudience', audienceType: age } }),
    ...(size && { size }),
    ...(material && { material }),
    offers: {
      '@type': 'Offer',
      url,
      price: price.toFixed(2),
      priceCurrency: 'USD',
      availability: inventory > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    },
    ...(totalReviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: averageRating, reviewCount: totalReviews },
    }),
    ...(reviews.length > 0 && { review: reviews.slice(0, MAX_REVIEWS).map(toReview) }),
  }
}
