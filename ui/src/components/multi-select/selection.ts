import { formatNumber } from '../../lib/format-number.ts'
import type { Option } from '../select/option.ts'

/** Returns the options whose labels contain every word of the text, in any order and case. */
export function filterOptions<O extends { label: string }>(options: readonly O[], text: string): readonly O[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label }) => {
    const name = label.toLowerCase()
    return words.every((word) => name.includes(word))
  })
}

/** Appends the value, or removes it if it is selected already. */
export function toggleValue<V>(selected: readonly V[], value: V): readonly V[] {
  return selected.includes(value) ? selected.filter((each) => each !== value) : [...selected, value]
}

/** Appends all options that are neither selected already nor disabled. */
export function addAll<V extends string | number>(selected: readonly V[], options: readonly Option<V>[]): readonly V[] {
  const all = new Set(selected)
  for (const { value, disabled } of options) if (!disabled) all.add(value)
  return [...all]
}

/** Text for the live region: `7 found, 1 selected`. */
export function formatSelectionStatus(matchCount: number, selectedCount: number): string {
  const found = matchCount === 0 ? 'None' : formatNumber(matchCount)
  return `${found} found, ${formatNumber(selectedCount)} selected`
}
