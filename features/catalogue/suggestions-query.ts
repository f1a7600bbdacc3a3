import { publicKey } from '@whirligig/core/query'
import { publicClient } from '@whirligig/core/session'
import { atomWithQuery } from 'jotai-tanstack-query'
import { listSuggestions } from './api.ts'

/**
 * Creates a query for the suggestions of a term: the source for `setSuggestionSourceAtom`. Each term has its own atom,
 * because an `atomWithQuery` whose key changes while it is mounted sends the request twice.
 */
export const createSuggestionsQueryAtom = (term: string) =>
  atomWithQuery(() => ({
    queryKey: publicKey('suggestions', term),
    queryFn: ({ signal }) => listSuggestions(publicClient, term, signal),
  }))
