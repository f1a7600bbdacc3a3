import { setImmediate } from 'node:timers/promises'
import {
  PRODUCT_FILE_LIMITS,
  type ProductImportPreview,
  type ProductImportResponse,
  RESPONSE_TEXT,
} from '@whirligig/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { isConstraintViolation } from '../../db/is-constraint-violation.ts'
import { products } from '../../db/schema/index.ts'
import { uuidList } from '../../db/uuid-list.ts'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../lib/domain-events.ts'
import { badRequest } from '../../lib/errors.ts'
import { lockProductsWhere } from '../products/deactivations.ts'
import type { StaffEditor, StaffScope } from '../products/staff-scope.ts'
import { applyPlan } from './apply-plan.ts'
import { parseRow } from './parse-row.ts'
import { createPlanner, type ImportPlan } from './plan-import.ts'
import { findBrandRefs, findProductsBySku, lockBrandsForShare, toBatches } from './queries.ts'
import { type FileRow, ROWS_PER_TURN, readProductFile } from './read-rows.ts'

const TEXT = RESPONSE_TEXT.productFile

const getSkus = (rows: readonly FileRow[]): string[] => [
  ...new Set(rows.flatMap(({ cells }) => cells.sku?.trim() || [])),
]

/** Plans the import of a file, with pauses for other requests. */
async function createPlan(db: Database, scope: StaffScope, rows: readonly FileRow[]): Promise<ImportPlan> {
  const existing = await findProductsBySku(db, getSkus(rows))
  const { add, getPlan } = createPlanner({ scope, existing, brands: await findBrandRefs(db) })
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_PER_TURN === 0) await setImmediate()
    add(parseRow(row, !existing.has(row.cells.sku?.trim() ?? '')))
  }
  return getPlan()
}

/**
 * Says what an import of a CSV file would do.
 *
 * @throws AppError 400 when the file as a whole cannot be used
 */
export async function previewImport(db: Database, scope: StaffScope, file: Buffer): Promise<ProductImportPreview> {
  const { rows, ignoredColumns } = await readProductFile(file)
  const plan = await createPlan(db, scope, rows)
  const added = plan.rows.filter(({ existing }) => !existing).length
  return {
    ...{ added, changed: plan.rows.length - added, unchanged: plan.unchanged },
    changes: plan.rows.slice(0, PRODUCT_FILE_LIMITS.listed).map(({ row, sku, fields, existing, changes }) => ({
      ...{ row, sku, name: fields.name, kind: existing ? 'changed' : 'new', fields: changes },
    })),
    errorCount: plan.errors.length,
    errors: plan.errors.slice(0, PRODUCT_FILE_LIMITS.listed),
    ignoredColumns,
    plan: plan.id,
  }
}

/** Locks the brands and then the products of a plan, in the order of every transaction. */
async function lockPlanned(tx: Database, plan: ImportPlan): Promise<void> {
  const brandIds = plan.rows.flatMap(({ fields }) => fields.brandId ?? [])
  await lockBrandsForShare(tx, [...new Set(brandIds)])
  const ids = plan.rows.flatMap(({ existing }) => existing?.id ?? []).sort()
  for (const batch of toBatches(ids)) await lockProductsWhere(tx, sql`${products.id} in ${uuidList(batch)}`)
}

/**
 * Imports a CSV file: all of it in one transaction, or nothing.
 *
 * @param planId of the preview. An import that would do anything else is refused.
 * @throws AppError 400 when the file has errors, or when its products have changed since the preview
 */
export async function importProducts(
  deps: Deps,
  scope: StaffEditor,
  file: Buffer,
  planId: unknown,
): Promise<ProductImportResponse> {
  const { rows } = await readProductFile(file)
  // Read before the transaction, so that it is short, and again within it.
  const expected = await createPlan(deps.db, scope, rows)
  if (expected.errors.length > 0) throw badRequest(TEXT.invalid)
  try {
    const { added, changed } = await inTransaction(deps, async (tx, emit) => {
      await lockPlanned(tx, expected)
      const plan = await createPlan(tx, scope, rows)
      if (plan.errors.length > 0 || plan.id !== planId) throw badRequest(TEXT.changed)
      return applyPlan(tx, emit, deps, scope.actor, plan)
    })
    return { success: true, message: TEXT.imported(added, changed), added, changed }
  } catch (error) {
    const isTaken =
      isConstraintViolation(error, 'products_sku_unique') || isConstraintViolation(error, 'products_slug_unique')
    throw isTaken ? badRequest(TEXT.changed) : error
  }
}
