import { sql } from 'drizzle-orm'
import { check, index, pgTable, unique } from 'drizzle-orm/pg-core'
import { brands } from './brand.ts'
import { categories } from './category.ts'
import { id, ref } from './columns.ts'
import { products } from './product.ts'

/**
 * Why a product is off when nobody turned it off by hand: one row for each closed parent that holds it.
 *
 * - A parent goes off: a hold for each of its products that is active or already held by another, `isActive = false`.
 * - It comes back: its holds go, and the products that lose their last hold become active. So exactly what it had
 *   turned off returns, nothing that another closed parent still holds.
 * - Off with no hold is off by hand: toggling a product by hand deletes its holds, either way.
 * - Both parents null: its brand was deleted; the hold goes when somebody gives the product a brand.
 */
export const productHolds = pgTable(
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
