import type { Suggestion } from '@whirligig/contract'
import { type Atom, atom } from 'jotai'
import { termToAsk } from './suggest.ts'

// The search box is part of the first load and the way to the server is not: answers come from an atom given later.

/** What is known of the suggestions for the term that was asked last. */
export type SuggestionAnswer = { status: 'pending' | 'success' | 'error'; data?: readonly Suggestion[] }

const typedAtom = atom('')
const askedAtom = atom('')

/** What stands in the search box. */
export const searchTermAtom = atom(
  (get) => get(typedAtom),
  (get, set, typed: string) => {
    set(typedAtom, typed)
    set(askedAtom, termToAsk(typed, get(askedAtom)))
  },
)

const notYetAtom = atom<SuggestionAnswer>({ status: 'pending' })
type Source = (term: string) => Atom<SuggestionAnswer>
const sourceAtom = atom<{ answerTo: Source }>({ answerTo: () => notYetAtom })

/** Says where suggestions come from; until then every question is pending. */
export const suggestFromAtom = atom(null, (_get, set, answerTo: Source) => set(sourceAtom, { answerTo }))

const NONE = { status: 'idle', toys: [] } as const

/** The toys to suggest for what was typed; none are there yet while they load. */
export const suggestionsAtom = atom((get) => {
  const term = get(askedAtom)
  if (term === '') return NONE
  const { status, data } = get(get(sourceAtom).answerTo(term))
  return { status, toys: data }
})
