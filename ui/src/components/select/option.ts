export type Option<V extends string | number = string> = {
  value: V
  label: string
  disabled?: boolean
}

/** The option whose value a native select reports as text, so that a number comes back as the number it was. */
export function findOption<V extends string | number>(
  options: readonly Option<V>[],
  text: string,
): Option<V> | undefined {
  return options.find((option) => String(option.value) === text)
}
