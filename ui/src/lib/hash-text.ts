/** Returns a whole number from 0 to 1,000,002. The same text always has the same number. */
export function hashText(text: string): number {
  let hash = 0
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return hash
}
