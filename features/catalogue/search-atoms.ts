import type { Suggestion } from '@whirligig/contract'
import { type Atom, atom } from 'jotai'
import { getSuggestionTerm } from './suggestion-term.ts'

// The search box is part of the first load, the HTTP client is not. The source of suggestions is therefore set later.

/** Query state of the suggestions for the current term. */
export type SuggestionResult = { status: 'pending' | 'success' | 'error'; data?: readonly Suggestion[] }

/** The text that the user has typed into the search box, and the key of the history entry at that time. */
export type SearchDraft = { text: string; locationKey: string }

const draftAtom = atom<SearchDraft | null>(null)
const termAtom = atom('')

/** The typed text of the search box; null if nothing was typed. */
export const searchDraftAtom = atom(
  (get) => get(draftAtom),
  (get, set, draft: SearchDraft | null) => {
    set(draftAtom, draft)
    set(termAtom, draft ? getSuggestionTerm(draft.text, get(termAtom)) : '')
  },
)

type SuggestionSource = (term: string) => Atom<SuggestionResult>

const pendingAtom = atom<SuggestionResult>({ status: 'pending' })
const sourceAtom = atom<{ createAtom: SuggestionSource }>({ createAtom: () => pendingAtom })

/** Sets the source of suggestions, which creates an atom for a term. Until then every term is pending. */
export const setSuggestionSourceAtom = atom(null, (_get, set, createAtom: SuggestionSource) =>
  set(sourceAtom, { createAtom }),
)

/** Holds the atom of the current term only; null without a term. */
const resultAtom = atom((get) => {
  const term = get(termAtom)
  return term === '' ? null : get(sourceAtom).createAtom(term)
})

const IDLE = { status: 'idle', suggestions: [] } as const

/** The suggestions for the typed text; undefined while they load. */
export const suggestionsAtom = atom((get) => {
  const current = get(resultAtom)
  if (!current) return IDLE
  const { status, data } = get(current)
  return { status, suggestions: data }
})
