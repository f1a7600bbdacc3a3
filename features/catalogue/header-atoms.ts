import { publicClient, publicKey } from '@whirligig/api'
import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { atomWithQuery } from 'jotai-tanstack-query'
import { brandList, suggestions } from './api.ts'
import { termToAsk } from './suggest.ts'

// What the header needs of the catalogue. It is part of the first load: keep the pages' atoms out of here.

/** The brands on show. Asks as soon as it is mounted, so mount it with what shows them. */
export const brandsQueryAtom = atomWithQuery(() => ({
  queryKey: publicKey('brands'),
  queryFn: ({ signal }) => brandList(publicClient, signal),
  staleTime: 5 * 60_000,
}))

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

// An atom for each term: one whose key changes while it is mounted makes its call twice, and gives the first one up.
const suggestionsQueryAtom = atomFamily((term: string) =>
  atomWithQuery(() => ({
    queryKey: publicKey('suggestions', term),
    queryFn: ({ signal }) => suggestions(publicClient, term, signal),
  })),
)

const NONE = { status: 'idle', toys: [] } as const

/** The toys to suggest for what was typed; none are there yet while they load. */
export const suggestionsAtom = atom((get) => {
  const term = get(askedAtom)
  if (term === '') return NONE
  const { status, data } = get(suggestionsQueryAtom(term))
  return { status, toys: data }
})
