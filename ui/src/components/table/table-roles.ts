/**
 * The roles of a table, said out loud: browsers forget them where the stylesheet gives rows and cells another `display`,
 * as the cards do.
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
