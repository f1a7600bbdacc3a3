/** Shorter ones say little of a toy. */
const LEAST = 3
const MOST = 3

/** The words of a search, each worth a search of its own; none for a search of one word. */
export function getSearchWords(name: string): string[] {
  const words = name.split(/\s+/).filter(Boolean)
  return words.length < 2 ? [] : [...new Set(words)].filter((word) => word.length >= LEAST).slice(0, MOST)
}
