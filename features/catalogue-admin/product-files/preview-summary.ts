import { formatCount, type ProductFileChange, type ProductImportPreview } from '@whirligig/contract'

/** Says what an import would do: `3 new products, 12 changes, 85 without a change`. */
export function formatSummary({ added, changed, unchanged }: ProductImportPreview): string {
  const parts = [
    added > 0 ? formatCount(added, 'new product') : '',
    changed > 0 ? `${formatCount(changed, 'product')} to change` : '',
    unchanged > 0 ? `${formatCount(unchanged, 'product')} without a change` : '',
  ]
  return parts.filter(Boolean).join(', ') || 'No products'
}

/** The button of an import: `Import 15 products`; null when there is nothing to do. */
export function formatImportLabel({ added, changed, errorCount }: ProductImportPreview): string | null {
  return added + changed === 0 || errorCount > 0 ? null : `Import ${formatCount(added + changed, 'product')}`
}

/** Says what changes of a product: `stock 4 → 9, age empty → From 3 years`. */
export const formatChange = ({ kind, fields }: ProductFileChange): string =>
  kind === 'new'
    ? 'New'
    : fields.map(({ column, from, to }) => `${column} ${from || 'empty'} → ${to || 'empty'}`).join(', ')

/** Says how many rows of a list are shown: `The first 100 of 240.`; an empty string when all are. */
export const formatRest = (shown: number, total: number): string =>
  total > shown ? `The first ${formatCount(shown, 'row').replace(/ rows?$/, '')} of ${formatCount(total, 'row')}.` : ''
