import type { ShopCategory } from '@whirligig/contract'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { categories } from '../../db/schema/index.ts'

/** Returns the active categories, by name. */
export function findActiveCategories(db: Database): Promise<ShopCategory[]> {
  return db
    .select({
      _id: categories.id,
      name: categories.name,
      slug: categories.slug,
      description: categories.description,
      isActive: categories.isActive,
    })
    .from(categories)
    .where(eq(categories.isActive, true))
    .orderBy(asc(categories.name), asc(categories.id))
}
