import { isAdmin } from '@whirligig/contract'
import { eq, type SQL, sql } from 'drizzle-orm'
import { products } from '../../db/schema/index.ts'
import type { Actor } from '../audit/record-audit.ts'
import type { SessionUser } from '../auth/sessions.ts'

/** Which part of the catalogue a staff member manages: all of it, or one brand. Null means a deleted brand: nothing. */
export type StaffScope = { all: true } | { all: false; brandId: string | null }

/** A staff member who changes the catalogue: their scope, and who they are, for the audit trail. */
export type StaffEditor = StaffScope & { actor: Actor }

/** An admin manages everything, a merchant their own brand. */
export function getStaffScope(user: SessionUser): StaffEditor {
  return isAdmin(user)
    ? { all: true, actor: user }
    : { all: false, brandId: user.merchant?.brandId ?? null, actor: user }
}

/** The condition that a product is in the scope; undefined for all products. */
export function productsInScope(scope: StaffScope): SQL | undefined {
  if (scope.all) return undefined
  return scope.brandId === null ? sql`false` : eq(products.brandId, scope.brandId)
}
