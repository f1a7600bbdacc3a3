import { Readable } from 'node:stream'
import { PRODUCT_FILE_COLUMNS } from '@whirligig/contract'
import { stringify } from 'csv-stringify'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brands, products } from '../../db/schema/index.ts'
import { matchingProducts, type StaffFilter } from '../products/staff-filter.ts'
import type { StaffScope } from '../products/staff-scope.ts'
import { toFileTexts } from './plan-import.ts'

const PAGE_ROWS = 500

/** Reads the products page by page, so that an export of any size needs the memory of one page. */
async function* readProducts(db: Database, scope: StaffScope, filter: StaffFilter) {
  let after: string | undefined
  for (;;) {
    const rows = await db
      .select({
        id: products.id,
        sku: products.sku,
        name: products.name,
        description: products.description,
        priceCents: products.priceCents,
        stock: products.stock,
        taxable: products.taxable,
        isActive: products.isActive,
        brandSlug: brands.slug,
        age: products.age,
        size: products.size,
        material: products.material,
      })
      .from(products)
      .leftJoin(brands, eq(brands.id, products.brandId))
      .where(and(matchingProducts(scope, filter), after === undefined ? undefined : gt(products.id, after)))
      .orderBy(asc(products.id))
      .limit(PAGE_ROWS)
    for (const row of rows) yield { sku: row.sku, ...toFileTexts({ ...row, brand: row.brandSlug ?? '' }) }
    if (rows.length < PAGE_ROWS) return
    after = rows.at(-1)?.id
  }
}

/**
 * Streams the products as CSV, oldest first. A text that a spreadsheet would run as a formula gets a quotation mark, which an import
 * removes.
 *
 * @param bom starts with a byte order mark, without which Excel does not read UTF-8
 */
export const exportProducts = (db: Database, scope: StaffScope, filter: StaffFilter, bom: boolean): Readable =>
  Readable.from(readProducts(db, scope, filter)).pipe(
    stringify({
      header: true,
      columns: [...PRODUCT_FILE_COLUMNS],
      bom,
      escape_formulas: true,
      record_delimiter: 'windows',
    }),
  )
