import { publicClient, publicKey } from '@whirligig/api'
import { atom } from 'jotai'
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

const suggestionsQueryAtom = atomWithQuery((get) => {
  const term = get(askedAtom)
  return {
    queryKey: publicKey('suggestions', term),
    queryFn: ({ signal }) => suggestions(publicClient, term, signal),
    enabled: term !== '',
    placeholderData: (previous) => previous,
  }
})

/** The toys to suggest for what was typed. Between two answers the last ones stay. */
export const suggestionsAtom = atom((get) => (get(askedAtom) === '' ? [] : (get(suggestionsQueryAtom).data ?? [])))

/** The first answer to this search is on its way, or there was none. */
export const suggestionsStatusAtom = atom((get) => (get(askedAtom) === '' ? 'idle' : get(suggestionsQueryAtom).status))
