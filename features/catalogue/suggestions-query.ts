import { publicKey } from '@whirligig/core/query'
import { publicClient } from '@whirligig/core/session'
import { atomFamily } from 'jotai-family'
import { atomWithQuery } from 'jotai-tanstack-query'
import { fetchSuggestions } from './api.ts'

/**
 * The server's suggestions for a term: what `suggestFromAtom` is given. An atom for each term, because one whose key
 * changes while it is mounted makes its call twice, and gives the first one up.
 */
export const suggestionsQueryAtom = atomFamily((term: string) =>
  atomWithQuery(() => ({
    queryKey: publicKey('suggestions', term),
    queryFn: ({ signal }) => fetchSuggestions(publicClient, term, signal),
  })),
)
