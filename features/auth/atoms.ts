import { TOAST_TEXT } from '@whirligig/contract'
import { createClient, fetchAtom } from '@whirligig/core/http'
import { mutationAtom, publicKey } from '@whirligig/core/query'
import { endSessionAtom, NO_SESSION, publicClientAtom, sessionAtom, startSessionAtom } from '@whirligig/core/session'
import { clearUserStorage } from '@whirligig/core/storage'
import { showToastAtom } from '@whirligig/core/toasts'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { listExternalProviders, login, register, requestPasswordReset, resetPassword, signOut } from './api.ts'

export const loginAtom = mutationAtom({
  key: 'login',
  mutate: login,
  isPublic: true,
  meta: { title: TOAST_TEXT.title.login },
})

export const registerAtom = mutationAtom({
  key: 'register',
  mutate: register,
  isPublic: true,
  meta: { title: TOAST_TEXT.title.signup },
})

export const requestPasswordResetAtom = mutationAtom({
  key: 'request-password-reset',
  mutate: requestPasswordReset,
  isPublic: true,
  toast: ({ message }) => message,
  meta: { title: TOAST_TEXT.title.forgot },
})

export const resetPasswordAtom = mutationAtom({
  key: 'reset-password',
  mutate: resetPassword,
  isPublic: true,
  toast: ({ message }) => message,
  meta: { title: TOAST_TEXT.title.reset },
})

export const externalProvidersAtom = atomWithQuery((get) => {
  const client = get(publicClientAtom)
  return {
    queryKey: publicKey('providers'),
    queryFn: ({ signal }) => listExternalProviders(client, signal),
    staleTime: Number.POSITIVE_INFINITY, // the server's configuration
  }
})

/** Starts a session with the token of a login or registration, and greets the user. */
export const completeSignInAtom = atom(null, (_get, set, { token, title }: { token: string; title: string }) => {
  set(startSessionAtom, token)
  set(showToastAtom, { tone: 'success', title })
})

/** Signs out immediately. The request to the server runs in the background. */
export const signOutAtom = atom(null, (get, set) => {
  const session = get(sessionAtom)
  // The session's own client would abort together with the session.
  const signOutClient = createClient({ ...session, signal: NO_SESSION.signal }, () => {}, get(fetchAtom))
  if (!set(endSessionAtom, session)) return
  clearUserStorage()
  set(showToastAtom, { tone: 'success', title: TOAST_TEXT.signedOut })
  signOut(signOutClient).catch(() => undefined) // if the server is unreachable, the token expires by itself
})
