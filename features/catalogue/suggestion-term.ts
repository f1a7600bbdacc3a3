import { LIMITS, SUGGEST_STEP } from '@whirligig/contract'

/**
 * Returns the term to fetch suggestions for; '' for none. The term changes at every third character. In between, the
 * previous term stays as long as one of the two texts starts with the other.
 * @param previous the last returned term; '' at the start
 */
export function getSuggestionTerm(text: string, previous: string): string {
  const term = text.trim().toLowerCase().slice(0, LIMITS.search)
  if (term === '') return ''
  if (term.length % SUGGEST_STEP === 0) return term
  return term.startsWith(previous) || previous.startsWith(term) ? previous : ''
}
