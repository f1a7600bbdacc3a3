import { type SQL, sql } from 'drizzle-orm'
import { brands, products } from '../../db/schema/index.ts'

/**
 * Whether shoppers see a product: active, and of no brand or an active one. Wants `brands` joined on the product's brand
 * (`.leftJoin(brands, eq(brands.id, products.brandId))`).
 */
export const onSale: SQL<boolean> = sql<boolean>`(${products.isActive} and (${products.brandId} is null or ${brands.isActive}))`
