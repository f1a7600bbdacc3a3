import { startSessionAtom } from '@whirligig/core/session'
import { initialAtom } from './decorators/with-store.tsx'

/** An entry of `parameters.initialAtoms` that starts a session. The handler of `/api/user/me` returns its user. */
export const activeSession = initialAtom(startSessionAtom, 'token')

/** The parameters of a story whose user is signed in. A story that sets other atoms too lists `activeSession` among them. */
export const signedIn = { initialAtoms: [activeSession] }
