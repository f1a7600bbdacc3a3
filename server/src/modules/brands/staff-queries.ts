import type { Brand, SelectOption } from '@whirligig/contract'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, merchants } from '../../db/schema/index.ts'
import type { StaffScope } from '../products/staff-scope.ts'

const columns = {
  _id: brands.id,
  name: brands.name,
  slug: brands.slug,
  description: brands.description,
  isActive: brands.isActive,
  merchant: { _id: merchants.id, name: merchants.name },
  version: brands.version,
}

/** The condition that a brand is theirs; undefined where every one is. */
function theirBrands(scope: StaffScope): SQL | undefined {
  if (scope.all) return undefined
  return scope.brandId === null ? sql`false` : eq(brands.id, scope.brandId)
}

const read = (db: Database, where: SQL | undefined): Promise<Brand[]> =>
  db
    .select(columns)
    .from(brands)
    .leftJoin(merchants, eq(merchants.brandId, brands.id))
    .where(where)
    .orderBy(asc(brands.name), asc(brands.id))

/** All their brands, shown or not, by name. */
export const staffBrands = (db: Database, scope: StaffScope): Promise<Brand[]> => read(db, theirBrands(scope))

export async function staffBrand(db: Database, scope: StaffScope, id: string): Promise<Brand | undefined> {
  const [row] = await read(db, and(eq(brands.id, id), theirBrands(scope)))
  return row
}

/** Their brands to choose from, by name. */
export function brandChoices(db: Database, scope: StaffScope): Promise<SelectOption[]> {
  return db
    .select({ _id: brands.id, name: brands.name })
    .from(brands)
    .where(theirBrands(scope))
    .orderBy(asc(brands.name), asc(brands.id))
}
