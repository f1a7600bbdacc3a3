import { atom } from 'jotai'
import { persistedAtom } from '../storage/persisted-atom.ts'

/** One stay at the shop, as a guest or signed in. A new token is a new session. */
export type Session = {
  /** Differs between sessions and says nothing about them: keys of private data carry it. */
  id: number
  token: string | null
  /** Aborts when the session ends. */
  signal: AbortSignal
}

/** What a header can carry; a token that it cannot is rubbish, and would keep every call from being made. */
const SENDABLE = /^[\x21-\x7e]+$/

const tokenAtom = persistedAtom<string | null>('token', {
  deserialize: (text) => (text && SENDABLE.test(text) ? text : null),
  serialize: (token) => token,
})

/** For what everyone may see: it has no token and never ends. */
export const NO_SESSION: Session = { id: 0, token: null, signal: new AbortController().signal }

let sessions = 0
/** Each store's own: what ends with the session that is current there. */
const currentAtom = atom((): { end?: () => void } => ({}))

/** The session that everything private derives from. A new token, also one from another tab, ends the one before. */
export const sessionAtom = atom((get): Session => {
  const token = get(tokenAtom)
  const current = get(currentAtom)
  current.end?.()
  const controller = new AbortController()
  current.end = () => controller.abort()
  return { id: ++sessions, token, signal: controller.signal }
})

export const isSignedInAtom = atom((get) => get(sessionAtom).token !== null)

/** The id of who is signed in. The app says it once it is known; undefined until then, and for a guest. */
export const userIdAtom = atom<string | undefined>(undefined)

/** Whose session the server ended, and where: for who comes back. */
export type ExpiredSession = {
  /** The id of the user, if it was known. */
  userId?: string
  /** Whether the cart was open. */
  openCart?: boolean
}

const lastExpiredAtom = atom<{ expired: ExpiredSession; before: Session } | null>(null)

/** Set while nobody is signed in because the server ended a session; null after a sign-out that was chosen. */
export const expiredSessionAtom = atom((get) => {
  const last = get(lastExpiredAtom)
  return last?.before === get(sessionAtom) ? last.expired : null
})

/** Starts a session with a token that the server gave. What can be no token starts none. */
export const startSessionAtom = atom(null, (_get, set, token: string): boolean => {
  if (!SENDABLE.test(token)) return false
  set(tokenAtom, token)
  return true
})

/**
 * Ends a session, aborting what it has in flight. A session that is no longer the current one changes nothing.
 * @param expired where it was the server that ended it
 */
export const endSessionAtom = atom(
  null,
  (get, set, session: Session, expired: ExpiredSession | null = null): boolean => {
    if (get(sessionAtom) !== session || session.token === null) return false
    set(tokenAtom, null)
    const before = get(sessionAtom) // the next one begins now, whether or not anything watches
    if (expired) set(lastExpiredAtom, { expired, before })
    return true
  },
)
