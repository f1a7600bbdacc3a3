import { atom } from 'jotai'
import { createClient, fetchAtom } from '../http/api-client.ts'
import { NO_SESSION, type Session, sessionAtom } from './session.ts'

/** Handles a 401 response. The app sets the handler once per store. */
export const onUnauthorizedAtom = atom<{ handle: (session: Session) => void }>({ handle: () => {} })

/** The client for public requests (`publicKey`): a sign-out does not abort them. */
export const publicClientAtom = atom((get) => createClient(NO_SESSION, () => {}, get(fetchAtom)))

/** The client of the current session (`privateKey`). */
export const clientAtom = atom((get) => {
  const { handle } = get(onUnauthorizedAtom)
  return createClient(get(sessionAtom), handle, get(fetchAtom))
})
