export type HighlightedText = { before: string; match: string; after: string }

/** Splits a name around the first occurrence of the search term, ignoring case. The joined parts are the name. */
export function highlightMatch(name: string, term: string): HighlightedText {
  const needle = term.trim().toLowerCase()
  const at = needle ? name.toLowerCase().indexOf(needle) : -1
  if (at < 0) return { before: name, match: '', after: '' }
  const end = at + needle.length
  return { before: name.slice(0, at), match: name.slice(at, end), after: name.slice(end) }
}
