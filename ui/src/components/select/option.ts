export type Option<V extends string | number = string> = {
  /** Unique among the options. */
  value: V
  /** What the user reads. */
  label: string
  /** Prevents its selection. */
  disabled?: boolean
}

/**
 * Finds the option for the value of a native select. Native selects report text; the option has the original value,
 * which may be a number.
 */
export function findOption<V extends string | number>(
  options: readonly Option<V>[],
  text: string,
): Option<V> | undefined {
  return options.find((option) => String(option.value) === text)
}
