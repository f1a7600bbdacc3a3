import type { Option } from '../select/option.ts'

/** Returns the options whose labels contain every word of the text, in any order and case. */
export function filterOptions<O extends Option>(options: readonly O[], text: string): readonly O[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label }) => {
    const name = label.toLowerCase()
    return words.every((word) => name.includes(word))
  })
}

/** Appends the value, or removes it if it is selected already. */
export function toggleValue(selected: readonly string[], value: string): readonly string[] {
  return selected.includes(value) ? selected.filter((each) => each !== value) : [...selected, value]
}

/** Appends all options that are neither selected already nor disabled. */
export function addAll(selected: readonly string[], options: readonly Option[]): readonly string[] {
  const all = new Set(selected)
  for (const { value, disabled } of options) if (!disabled) all.add(value)
  return [...all]
}

/** Text for the live region: `7 found, 1 selected`. */
export function formatSelectionStatus(matchCount: number, selectedCount: number): string {
  const found = matchCount === 0 ? 'None' : matchCount.toLocaleString('en-US')
  return `${found} found, ${selectedCount.toLocaleString('en-US')} selected`
}
