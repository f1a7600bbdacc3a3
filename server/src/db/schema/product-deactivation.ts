import { sql } from 'drizzle-orm'
import { check, index, pgTable, unique } from 'drizzle-orm/pg-core'
import { brands } from './brand.ts'
import { categories } from './category.ts'
import { id, ref } from './columns.ts'
import { products } from './product.ts'

/**
 * Why a product is inactive: one row for each inactive category or brand that deactivated it.
 *
 * - Deactivating a parent adds a row for each of its products that is active or has a row already, and deactivates them.
 * - Activating it removes its rows, and activates the products that have none left.
 * - An inactive product without rows was deactivated by hand. Toggling a product by hand deletes its rows.
 * - A row without a category and a brand represents a deleted brand. It is removed when the product gets a new brand.
 */
export const productDeactivations = pgTable(
  'product_holds',
  {
    id: id(),
    productId: ref('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: ref('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    brandId: ref('brand_id').references(() => brands.id, { onDelete: 'cascade' }),
  },
  (t) => [
    unique('product_holds_once').on(t.productId, t.categoryId, t.brandId).nullsNotDistinct(),
    index('product_holds_category').on(t.categoryId),
    index('product_holds_brand').on(t.brandId),
    check('product_holds_one_parent', sql`num_nonnulls(${t.categoryId}, ${t.brandId}) <= 1`),
  ],
)
