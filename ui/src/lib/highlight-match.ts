export type HighlightedText = { before: string; match: string; after: string }

/** Splits a name around the first occurrence of the search term, ignoring case. The joined parts are the name. */
export function highlightMatch(name: string, term: string): HighlightedText {
  // `toLowerCase()` would change the length of some texts, such as `İ`, and so the place of the match.
  const literal = term.trim().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const match = literal && new RegExp(literal, 'iu').exec(name)
  if (!match) return { before: name, match: '', after: '' }
  const end = match.index + match[0].length
  return { before: name.slice(0, match.index), match: match[0], after: name.slice(end) }
}
