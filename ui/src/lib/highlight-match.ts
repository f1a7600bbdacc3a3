export type HighlightedText = { before: string; match: string; after: string }

/** Splits a name around the first occurrence of the search term, ignoring case. The joined parts are the name. */
export function highlightMatch(name: string, term: string): HighlightedText {
  // `toLowerCase()` would change the length of some texts, such as `İ`, and so the place of the match.
  const literal = term.trim().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const [before = '', match = '', ...rest] = literal ? name.split(new RegExp(`(${literal})`, 'iu')) : [name]
  return { before, match, after: rest.join('') }
}
