import { type ApiClient, clientAtom, privateKey, sessionAtom } from '@whirligig/api'
import type { UserPage } from '@whirligig/contract'
import { atomFamily } from 'jotai-family'
import { atomWithQuery } from 'jotai-tanstack-query'
import { userPage, usersFound } from './api.ts'

const listAtom = (what: string | number, ask: (client: ApiClient, signal: AbortSignal) => Promise<UserPage>) =>
  atomWithQuery((get) => {
    const session = get(sessionAtom)
    const client = get(clientAtom)
    return {
      queryKey: privateKey(session, 'users', what),
      queryFn: ({ signal }) => ask(client, signal),
      enabled: session.token !== null,
      staleTime: 0,
    }
  })

const pageAtom = atomFamily((page: number) => listAtom(page, (client, signal) => userPage(client, page, signal)))
const foundAtom = atomFamily((term: string) => listAtom(term, (client, signal) => usersFound(client, term, signal)))

/** A page of users, 1-based, or what a search finds; '' searches for nothing. */
export const usersAtom = (page: number, search: string) => (search ? foundAtom(search) : pageAtom(page))
