import { LIMITS, SUGGEST_EVERY } from '@whirligig/contract'

/**
 * The term to ask suggestions for, after each change of the search box: at every third character it is what was typed,
 * and in between what was asked last, as long as the one is still the beginning of the other.
 * @param asked the term of the last answer; '' where there is none
 * @returns '' for no suggestions
 */
export function getSuggestionTerm(typed: string, asked: string): string {
  const term = typed.trim().toLowerCase().slice(0, LIMITS.search)
  if (term === '') return ''
  if (term.length % SUGGEST_EVERY === 0) return term
  return term.startsWith(asked) || asked.startsWith(term) ? asked : ''
}
