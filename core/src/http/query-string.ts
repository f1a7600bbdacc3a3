/** Returns `?a=1&b=x` without the parameters that are undefined or empty, or '' if there are none. */
export function toQueryString(params: Readonly<Record<string, string | number | undefined>>): string {
  const entries = Object.entries(params).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`
}
