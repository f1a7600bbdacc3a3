import { eq, type SQL, sql } from 'drizzle-orm'
import { products } from '../../db/schema/index.ts'
import type { SessionUser } from '../auth/sessions.ts'

/** What of the catalogue a member of staff works on: all of it, or one brand. Null: a brand that is gone, so nothing. */
export type StaffScope = { all: true } | { all: false; brandId: string | null }

/** An admin's scope is everything, a merchant's the own brand. */
export function scopeOf(user: SessionUser): StaffScope {
  return user.role === 'ROLE ADMIN' ? { all: true } : { all: false, brandId: user.merchant?.brandId ?? null }
}

/** The condition that a product is theirs; undefined where everything is. */
export function theirProducts(scope: StaffScope): SQL | undefined {
  if (scope.all) return undefined
  return scope.brandId === null ? sql`false` : eq(products.brandId, scope.brandId)
}
