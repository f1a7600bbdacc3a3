import type { Suggestion } from '@whirligig/contract'
import { type Atom, atom } from 'jotai'
import { getSuggestionTerm } from './suggestion-term.ts'

// The search box is part of the first load, the HTTP client is not. The source of suggestions is therefore set later.

/** Query state of the suggestions for the current term. */
export type SuggestionResult = { status: 'pending' | 'success' | 'error'; data?: readonly Suggestion[] }

const textAtom = atom('')
const termAtom = atom('')

/** The text of the search box. */
export const searchTermAtom = atom(
  (get) => get(textAtom),
  (get, set, text: string) => {
    set(textAtom, text)
    set(termAtom, getSuggestionTerm(text, get(termAtom)))
  },
)

const pendingAtom = atom<SuggestionResult>({ status: 'pending' })
type SuggestionSource = (term: string) => Atom<SuggestionResult>
const sourceAtom = atom<{ getSuggestions: SuggestionSource }>({ getSuggestions: () => pendingAtom })

/** Sets the source of suggestions. Until then every term is pending. */
export const setSuggestionSourceAtom = atom(null, (_get, set, getSuggestions: SuggestionSource) =>
  set(sourceAtom, { getSuggestions }),
)

const IDLE = { status: 'idle', suggestions: [] } as const

/** The suggestions for the current text; undefined while they load. */
export const suggestionsAtom = atom((get) => {
  const term = get(termAtom)
  if (term === '') return IDLE
  const { status, data } = get(get(sourceAtom).getSuggestions(term))
  return { status, suggestions: data }
})
