import type { Suggestion } from '@whirligig/contract'
import { type Atom, atom } from 'jotai'
import { getSuggestionTerm } from './suggestion-term.ts'

// The search box is part of the first load and the way to the server is not: answers come from an atom given later.

/** What is known of the suggestions for the term that was asked last. */
export type SuggestionResult = { status: 'pending' | 'success' | 'error'; data?: readonly Suggestion[] }

const typedAtom = atom('')
const askedAtom = atom('')

/** What stands in the search box. */
export const searchTermAtom = atom(
  (get) => get(typedAtom),
  (get, set, typed: string) => {
    set(typedAtom, typed)
    set(askedAtom, getSuggestionTerm(typed, get(askedAtom)))
  },
)

const notYetAtom = atom<SuggestionResult>({ status: 'pending' })
type Source = (term: string) => Atom<SuggestionResult>
const sourceAtom = atom<{ answerTo: Source }>({ answerTo: () => notYetAtom })

/** Says where suggestions come from; until then every question is pending. */
export const setSuggestionSourceAtom = atom(null, (_get, set, answerTo: Source) => set(sourceAtom, { answerTo }))

const NONE = { status: 'idle', toys: [] } as const

/** The toys to suggest for what was typed; none are there yet while they load. */
export const suggestionsAtom = atom((get) => {
  const term = get(askedAtom)
  if (term === '') return NONE
  const { status, data } = get(get(sourceAtom).answerTo(term))
  return { status, toys: data }
})
