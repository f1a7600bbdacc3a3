import type { QueryClient } from '@tanstack/query-core'
import type { User } from '@whirligig/contract'
import { atom } from 'jotai'
import { privateQueryAtom } from '../query/private-query-atom.ts'
import { privateKey } from '../query/query-client.ts'
import { isSignedInAtom, type Session } from './session.ts'

/** The profile of the signed-in user. */
export const userQueryAtom = privateQueryAtom({
  key: ['me'],
  fetch: async (client, signal) => (await import('./profile-api.ts')).getProfile(client, signal),
  staleTime: 5 * 60_000,
})

/** The signed-in user; null for a guest and while the profile is loading. */
export const userAtom = atom((get): User | null => (get(isSignedInAtom) ? (get(userQueryAtom).data ?? null) : null))

/** The id of the signed-in user; undefined for a guest and while the profile is loading. */
export const userIdAtom = atom((get) => get(userAtom)?._id)

/** Replaces the cached profile after an update. */
export const setCachedUser = (queryClient: QueryClient, session: Pick<Session, 'id'>, user: User): void => {
  queryClient.setQueryData<User>(privateKey(session, 'me'), user)
}
