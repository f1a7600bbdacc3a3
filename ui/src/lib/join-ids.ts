/** Joins the ids of elements for an attribute such as `aria-describedby`. Falsy ones are skipped; without any the result is undefined. */
export const joinIds = (...ids: (string | false | null | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined
