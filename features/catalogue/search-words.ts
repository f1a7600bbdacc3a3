/** Shorter words match too many products. */
const MIN_LENGTH = 3
const MAX_WORDS = 3

/** Splits a search into words to offer as separate searches. Returns none for a single word. */
export function getSearchWords(name: string): string[] {
  const words = name.split(/\s+/).filter(Boolean)
  return words.length < 2 ? [] : [...new Set(words)].filter((word) => word.length >= MIN_LENGTH).slice(0, MAX_WORDS)
}
