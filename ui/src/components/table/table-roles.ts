/** Explicit table roles. Browsers drop the native roles when CSS changes `display`, as the card layout does. */
export const TABLE_ROLES = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
