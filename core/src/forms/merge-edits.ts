type Values = Readonly<Record<string, unknown>>

/** Values of forms are texts, numbers, truths and lists of them. */
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Two have changed the same thing, and one of them is not done yet: what the form should show.
 *
 * @param mine what stands in the form
 * @param before what the form began with
 * @param newest what the other has made of it
 * @returns the newest, with each field as it is in the form that was changed there; `both` names what both have changed,
 *   each otherwise
 */
export function mergeEdits<V extends Values>(
  mine: V,
  before: V,
  newest: V,
): { values: V; conflicts: readonly (keyof V)[] } {
  const own = Object.keys(newest).filter((field) => !same(mine[field], before[field]))
  const conflicts = own.filter((field) => !same(newest[field], before[field]) && !same(newest[field], mine[field]))
  return { values: { ...newest, ...Object.fromEntries(own.map((field) => [field, mine[field]])) }, conflicts }
}

/** What is said at a field that both have changed. */
export function conflictText(value: unknown): string {
  return typeof value === 'string' && value !== ''
    ? `Somebody else has changed this to “${value}”.`
    : 'Somebody else has changed this, too.'
}
