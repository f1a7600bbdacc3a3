import { expect, it } from 'vitest'
import { formatChange, formatImportLabel, formatRest, formatSummary } from './preview-summary.ts'

const preview = (counts: { added?: number; changed?: number; unchanged?: number; errorCount?: number }) => ({
  ...{ added: 0, changed: 0, unchanged: 0, errorCount: 0, changes: [], errors: [], ignoredColumns: [], plan: 'p' },
  ...counts,
})

it.each([
  [{ added: 1, changed: 1200 }, '1 new product, 1,200 products to change', 'Import 1,201 products'],
  [{ unchanged: 2 }, '2 products without a change', null],
  [{ added: 3, errorCount: 1 }, '3 new products', null],
  [{ errorCount: 1 }, 'No products', null],
])('describes the import of %j', (counts, summary, label) => {
  expect([formatSummary(preview(counts)), formatImportLabel(preview(counts))]).toEqual([summary, label])
})

it('describes a change with the old and the new values', () => {
  const fields = [
    { column: 'stock' as const, from: '4', to: '9' },
    { column: 'age' as const, from: '', to: 'From 3 years' },
  ]
  const row = { row: 2, sku: 'A', name: 'A' }
  expect(formatChange({ ...row, kind: 'changed', fields })).toBe('stock 4 → 9, age empty → From 3 years')
  expect(formatChange({ ...row, kind: 'new', fields: [] })).toBe('New')
})

it('says how many rows are shown only when some are not', () => {
  expect([formatRest(100, 1240), formatRest(3, 3)]).toEqual(['The first 100 of 1,240 rows.', ''])
})
