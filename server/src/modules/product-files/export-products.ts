import { PRODUCT_FILE_COLUMNS } from '@whirligig/contract'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, products } from '../../db/schema/index.ts'
import type { Deps } from '../../deps.ts'
import { type CsvExport, readPages } from '../../lib/csv-export.ts'
import { recordExport } from '../audit/record-audit.ts'
import { matchingProducts, type StaffFilter } from '../products/staff-filter.ts'
import type { StaffEditor, StaffScope } from '../products/staff-scope.ts'
import { toFileTexts } from './plan-import.ts'
import { fileFields } from './queries.ts'

const findProductsAfter = (
  db: Database,
  scope: StaffScope,
  filter: StaffFilter,
  after: { id: string } | undefined,
  limit: number,
) =>
  db
    .select({ ...fileFields, brandSlug: brands.slug })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(matchingProducts(scope, filter), after && gt(products.id, after.id)))
    .orderBy(asc(products.id))
    .limit(limit)

type Row = Awaited<ReturnType<typeof findProductsAfter>>[number]

async function* readProducts(db: Database, scope: StaffScope, filter: StaffFilter) {
  for await (const page of readPages<Row>((after, limit) => findProductsAfter(db, scope, filter, after, limit))) {
    for (const row of page) yield { sku: row.sku, ...toFileTexts({ ...row, brand: row.brandSlug ?? '' }) }
  }
}

/** Exports products, oldest first. An import removes the apostrophe in front of formulas. */
export const exportProducts = (
  { db, clock }: Deps,
  editor: StaffEditor,
  filter: StaffFilter,
  bom: boolean,
): Promise<CsvExport> =>
  recordExport(db, editor.actor, clock.now(), {
    fileName: 'products.csv',
    columns: PRODUCT_FILE_COLUMNS,
    records: readProducts(db, editor, filter),
    bom,
  })
