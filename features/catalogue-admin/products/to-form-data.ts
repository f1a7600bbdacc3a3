/** Converts values to form data, which can contain a file. Skips null and undefined. */
export function toFormData(values: Readonly<Record<string, unknown>>): FormData {
  const formData = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined) continue
    if (value instanceof Blob) formData.append(name, value)
    else formData.append(name, String(value))
  }
  return formData
}
