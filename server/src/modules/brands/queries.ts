import type { ShopBrand } from '@whirligig/contract'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands } from '../../db/schema/index.ts'

/** Returns the active brands, by name. */
export function findActiveBrands(db: Database): Promise<ShopBrand[]> {
  return db
    .select({
      _id: brands.id,
      name: brands.name,
      slug: brands.slug,
      description: brands.description,
      isActive: brands.isActive,
    })
    .from(brands)
    .where(eq(brands.isActive, true))
    .orderBy(asc(brands.name), asc(brands.id))
}
