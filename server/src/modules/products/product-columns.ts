import { type Product, toDollars } from '@whirligig/contract'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { brands, productPictures, products, wishlist } from '../../db/schema/index.ts'
import { toImageUrl } from '../../images/picture-url.ts'
import { getAverageRating } from './average-rating.ts'

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

/** The columns of a response with a single product. */
export const singleProductColumns = {
  ...productColumns,
  age: products.age,
  size: products.size,
  material: products.material,
  morePictures: sql<
    string[]
  >`(select coalesce(json_agg(${productPictures.pictureHash} order by ${productPictures.position}), '[]') from ${productPictures} where ${productPictures.productId} = ${products.id})`,
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
  age?: string | null
  size?: string | null
  material?: string | null
  /** The pictures after the first one. */
  morePictures?: string[]
}

const toImages = (hashes: readonly (string | null)[]): string[] => hashes.flatMap((hash) => toImageUrl(hash) ?? [])

/** Converts a row to the contract's shape. */
export function toProduct(row: ProductRow): Product {
  return {
    _id: row.id,
    sku: row.sku,
    name: row.name,
    slug: row.slug,
    description: row.description,
    imageUrl: toImageUrl(row.pictureHash),
    ...(row.morePictures && { images: toImages([row.pictureHash, ...row.morePictures]) }),
    ...(row.age && { age: row.age }),
    ...(row.size && { size: row.size }),
    ...(row.material && { material: row.material }),
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
