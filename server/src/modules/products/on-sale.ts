import { type SQL, sql } from 'drizzle-orm'
import { brands, products } from '../../db/schema/index.ts'

/**
 * The condition that a product is on sale: active, and without a brand or with an active one. The query must join the brand:
 * `.leftJoin(brands, eq(brands.id, products.brandId))`.
 */
export const onSale: SQL<boolean> = sql<boolean>`(${products.isActive} and (${products.brandId} is null or ${brands.isActive}))`
