/**
 * What is said under a search that wants a number of characters: nothing for an empty one, which searches nothing, and for
 * one that is long enough.
 * @param min characters
 */
export function getSearchHint(value: string, min: number): string {
  const length = value.trim().length
  return length > 0 && length < min ? `Type at least ${min} characters.` : ''
}
