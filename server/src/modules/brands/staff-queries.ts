import type { Brand, SelectOption } from '@whirligig/contract'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, merchants, products } from '../../db/schema/index.ts'
import type { StaffScope } from '../products/staff-scope.ts'

const columns = {
  _id: brands.id,
  name: brands.name,
  slug: brands.slug,
  description: brands.description,
  isActive: brands.isActive,
  merchant: { _id: merchants.id, name: merchants.name },
  // An index-only count for each brand, because most have few.
  productCount: sql<number>`(select count(*) from ${products} where ${products.brandId} = ${brands.id})::int`,
  version: brands.version,
}

/** The condition that a brand is in the scope; undefined for all brands. */
function brandsInScope(scope: StaffScope): SQL | undefined {
  if (scope.all) return undefined
  return scope.brandId === null ? sql`false` : eq(brands.id, scope.brandId)
}

const selectBrands = (db: Database, where: SQL | undefined): Promise<Brand[]> =>
  db
    .select(columns)
    .from(brands)
    .leftJoin(merchants, eq(merchants.brandId, brands.id))
    .where(where)
    .orderBy(asc(brands.name), asc(brands.id))

/** Returns the brands in the scope, active or not, by name. */
export const findStaffBrands = (db: Database, scope: StaffScope): Promise<Brand[]> =>
  selectBrands(db, brandsInScope(scope))

export async function findStaffBrandById(db: Database, scope: StaffScope, id: string): Promise<Brand | undefined> {
  const [row] = await selectBrands(db, and(eq(brands.id, id), brandsInScope(scope)))
  return row
}

/** Returns the brands in the scope as options of a select, by name. */
export function findBrandOptions(db: Database, scope: StaffScope): Promise<SelectOption[]> {
  return db
    .select({ _id: brands.id, name: brands.name })
    .from(brands)
    .where(brandsInScope(scope))
    .orderBy(asc(brands.name), asc(brands.id))
}
