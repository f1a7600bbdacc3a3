/** The order of a table's rows. */
export type TableSort = {
  /** The id of the column. */
  column: string
  direction: 'ascending' | 'descending'
}

/** The sort order after a click on a column: its first direction, then the other one. */
export function toggleSort(sort: TableSort | undefined, column: string, first: TableSort['direction']): TableSort {
  const other = first === 'ascending' ? 'descending' : 'ascending'
  return { column, direction: sort?.column === column && sort.direction === first ? other : first }
}
