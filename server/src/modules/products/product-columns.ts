import { type Product, toDollars } from '@whirligig/contract'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { brands, products, wishlist } from '../../db/schema/index.ts'
import { toImageUrl } from '../../images/picture-url.ts'

/** The columns of every product response, with the brand from a left join. */
export const productColumns = {
  id: products.id,
  sku: products.sku,
  name: products.name,
  slug: products.slug,
  description: products.description,
  pictureHash: products.pictureHash,
  priceCents: products.priceCents,
  taxable: products.taxable,
  stock: products.stock,
  isActive: products.isActive,
  ratingSum: products.ratingSum,
  reviewCount: products.reviewCount,
  createdAt: products.createdAt,
  brand: { id: brands.id, name: brands.name, slug: brands.slug },
}

/** Whether the user likes the product, by one index lookup. */
export const isLikedBy = (userId: string | Placeholder): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${wishlist} where ${wishlist.userId} = ${userId} and ${wishlist.productId} = ${products.id})`

/** A row of `productColumns`, with `isLiked` when a user is signed in. */
export type ProductRow = {
  id: string
  sku: string
  name: string
  slug: string
  description: string
  pictureHash: string | null
  priceCents: number
  taxable: boolean
  stock: number
  isActive: boolean
  ratingSum: number
  reviewCount: number
  createdAt: Date
  brand: { id: string; name: string; slug: string } | null
  isLiked?: boolean
}

/** Returns the average rating to two decimals; 0 without reviews. */
function getAverageRating(ratingSum: number, reviewCount: number): number {
  return reviewCount === 0 ? 0 : Math.round((ratingSum / reviewCount) * 100) / 100
}

/** Converts a row to the contract's shape. */
export function toProduct(row: ProductRow): Product {
  return {
    _id: row.id,
    sku: row.sku,
    name: row.name,
    slug: row.slug,
    description: row.description,
    imageUrl: toImageUrl(row.pictureHash),
    price: toDollars(row.priceCents),
    taxable: row.taxable,
    inventory: row.stock,
    quantity: row.stock,
    isActive: row.isActive,
    brand: row.brand && { _id: row.brand.id, name: row.brand.name, slug: row.brand.slug },
    averageRating: getAverageRating(row.ratingSum, row.reviewCount),
    totalReviews: row.reviewCount,
    ...(row.isLiked !== undefined && { isLiked: row.isLiked }),
    created: row.createdAt.toISOString(),
  }
}
