/** The selected rows of a table, which its owner keeps. */
export type TableSelection<Row> = {
  /** The keys of the selected rows. Rows of other pages stay selected. */
  selected: ReadonlySet<string>
  /** Called with the keys of all selected rows. */
  onChange: (selected: ReadonlySet<string>) => void
  /** Names a row for its checkbox: `Order 1D0C-4A67`. */
  rowLabel: (row: Row) => string
}

/** Selects or deselects keys. */
export function selectKeys(selected: ReadonlySet<string>, keys: readonly string[], isOn: boolean): ReadonlySet<string> {
  const changed = new Set(keys)
  return new Set(isOn ? [...selected, ...keys] : [...selected].filter((key) => !changed.has(key)))
}

/** The keys from one row to another, in either direction; only the last one if the first is not on the page. */
export function listRange(keys: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [start, end] = [from === undefined ? -1 : keys.indexOf(from), keys.indexOf(to)]
  return start < 0 ? [to] : keys.slice(Math.min(start, end), Math.max(start, end) + 1)
}
