import { publicKey } from '@whirligig/core/query'
import { publicClientAtom } from '@whirligig/core/session'
import { atomWithQuery } from 'jotai-tanstack-query'
import { loadApi } from './load-api.ts'

/**
 * Creates a query for the suggestions of a term: the source for `setSuggestionSourceAtom`. Each term has its own atom,
 * because an `atomWithQuery` whose key changes while it is mounted sends the request twice.
 */
export const createSuggestionsQueryAtom = (term: string) =>
  atomWithQuery((get) => {
    const client = get(publicClientAtom)
    return {
      queryKey: publicKey('suggestions', term),
      queryFn: ({ signal }) => loadApi().then((api) => api.listSuggestions(client, term, signal)),
    }
  })
