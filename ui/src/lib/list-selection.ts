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
