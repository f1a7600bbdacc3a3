import {
  type LoginInput,
  type ProfileInput,
  type ProfileResponse,
  type RegisterInput,
  TOAST_TEXT,
} from '@whirligig/contract'
import { createClient } from '@whirligig/core/http'
import { privateKey, publicKey } from '@whirligig/core/query'
import {
  clientAtom,
  endSessionAtom,
  isSignedInAtom,
  NO_SESSION,
  publicClient,
  sessionAtom,
  startSessionAtom,
} from '@whirligig/core/session'
import { clearUserStorage } from '@whirligig/core/storage'
import { showToastAtom } from '@whirligig/core/toasts'
import { atom } from 'jotai'
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { externalProviders, login, logout, me, register, updateProfile } from './api.ts'

/** Who is signed in, as the server says. Asks only when somebody is. */
export const userQueryAtom = atomWithQuery((get) => {
  const session = get(sessionAtom)
  const client = get(clientAtom)
  return {
    queryKey: privateKey(session, 'me'),
    queryFn: ({ signal }) => me(client, signal),
    enabled: session.token !== null,
    staleTime: 5 * 60_000,
  }
})

/** The profile, or null for a guest and until it is there. */
export const userAtom = atom((get) => (get(isSignedInAtom) ? (get(userQueryAtom).data ?? null) : null))

export const loginAtom = atomWithMutation(() => ({
  mutationKey: ['login'],
  mutationFn: (input: LoginInput) => login(publicClient, input),
  meta: { title: TOAST_TEXT.title.login },
}))

export const registerAtom = atomWithMutation(() => ({
  mutationKey: ['register'],
  mutationFn: (input: RegisterInput) => register(publicClient, input),
  meta: { title: TOAST_TEXT.title.signup },
}))

export const providersAtom = atomWithQuery(() => ({
  queryKey: publicKey('providers'),
  queryFn: ({ signal }) => externalProviders(publicClient, signal),
  staleTime: Number.POSITIVE_INFINITY, // settings of the server
}))

/** Makes the answer of a login the session, and greets. */
export const welcomeAtom = atom(null, (_get, set, { token, title }: { token: string; title: string }) => {
  set(startSessionAtom, token)
  set(showToastAtom, { tone: 'success', title })
})

/** Signs out at once, here and at the server; it does not wait for the server's answer. */
export const signOutAtom = atom(null, (get, set) => {
  const session = get(sessionAtom)
  // The session's own client would be aborted together with the session.
  const farewell = createClient({ ...session, signal: NO_SESSION.signal }, () => {})
  if (!set(endSessionAtom, session)) return
  clearUserStorage()
  set(showToastAtom, { tone: 'success', title: TOAST_TEXT.signedOut })
  logout(farewell).catch(() => undefined) // out of reach: the token runs out by itself
})

export const updateProfileAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  const session = get(sessionAtom)
  const queryClient = get(queryClientAtom)
  return {
    mutationKey: ['profile'],
    mutationFn: (input: ProfileInput) => updateProfile(client, input),
    onSuccess: ({ user }: ProfileResponse): void => {
      queryClient.setQueryData(privateKey(session, 'me'), user)
    },
  }
})
