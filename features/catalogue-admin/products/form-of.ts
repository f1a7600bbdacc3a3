/** A form as it travels beside a file. What is null or undefined is left out. */
export function formOf(values: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined) continue
    if (value instanceof Blob) form.append(name, value)
    else form.append(name, String(value))
  }
  return form
}
