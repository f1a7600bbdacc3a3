import { atom } from 'jotai'
import { createClient } from '../http/api-client.ts'
import { NO_SESSION, type Session, sessionAtom } from './session.ts'

/** What happens on a 401. Set once, where the store is made. */
export const onUnauthorizedAtom = atom<{ handle: (session: Session) => void }>({ handle: () => {} })

/** For calls whose answer is the same for everyone (`publicKey`): a sign-out does not abort them. */
export const publicClient = createClient(NO_SESSION, () => {})

/** The client of the current session (`privateKey`). */
export const clientAtom = atom((get) => {
  const { handle } = get(onUnauthorizedAtom)
  return createClient(get(sessionAtom), handle)
})
