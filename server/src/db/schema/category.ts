import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment, ref, version } from './columns.ts'
import { products } from './product.ts'

export const categories = pgTable(
  'categories',
  {
    id: id(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique('categories_slug_unique'),
    description: text('description').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    version: version(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('categories_newest').on(t.createdAt, t.id), index('categories_by_name').on(t.name, t.id)],
)

export const productCategories = pgTable(
  'product_categories',
  {
    categoryId: ref('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    productId: ref('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.productId] }),
    index('product_categories_product').on(t.productId, t.categoryId),
  ],
)
