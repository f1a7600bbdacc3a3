import type { Option } from '../select/option.ts'

/** The options whose names hold every word that was typed, in any order and whatever their case. */
export function filterOptions<O extends Option>(options: readonly O[], text: string): readonly O[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label }) => {
    const name = label.toLowerCase()
    return words.every((word) => name.includes(word))
  })
}

/** Takes a value in at the end, or out. */
export function toggleValue(chosen: readonly string[], value: string): readonly string[] {
  return chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]
}

/** What was chosen, and after it whatever of these was not; disabled ones stay out. */
export function addAll(chosen: readonly string[], options: readonly Option[]): readonly string[] {
  const all = new Set(chosen)
  for (const { value, disabled } of options) if (!disabled) all.add(value)
  return [...all]
}

/** What is announced while one types and chooses. */
export function formatSelectionStatus(foundCount: number, chosenCount: number): string {
  return `${foundCount === 0 ? 'None' : foundCount.toLocaleString('en-US')} found, ${chosenCount.toLocaleString('en-US')} chosen`
}
