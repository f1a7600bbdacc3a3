/** The selected rows of a table, which its owner keeps. */
export type TableSelection<Row> = {
  /** The keys of the selected rows. Rows of other pages stay selected. */
  selected: ReadonlySet<string>
  /** Called with the keys of all selected rows. */
  onChange: (selected: ReadonlySet<string>) => void
  /** Names a row for its checkbox: `Order 1D0C-4A67`. */
  rowLabel: (row: Row) => string
}
