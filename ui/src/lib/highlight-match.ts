export type HighlightedText = { before: string; match: string; after: string }

/** Cuts a name around the first place where the typed term occurs, whatever its case; the three parts joined give the name. */
export function highlightMatch(name: string, term: string): HighlightedText {
  const wanted = term.trim().toLowerCase()
  const at = wanted ? name.toLowerCase().indexOf(wanted) : -1
  if (at < 0) return { before: name, match: '', after: '' }
  const end = at + wanted.length
  return { before: name.slice(0, at), match: name.slice(at, end), after: name.slice(end) }
}
