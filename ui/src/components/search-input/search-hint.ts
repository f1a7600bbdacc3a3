/**
 * Returns a hint if the search text is too short. An empty text is valid and searches nothing.
 * @param min minimum number of characters
 */
export function getSearchHint(value: string, min: number): string {
  const length = value.trim().length
  return length > 0 && length < min ? `Type at least ${min} characters.` : ''
}
