import { atom } from 'jotai'
import { isHydratingAtom } from '../storage/hydration.ts'
import { localStorageItem } from '../storage/local-storage-item.ts'
import { clearUserStorage, SESSION_KEY_PREFIX } from '../storage/user-storage.ts'

/** The time between two changes of the token. A guest has a session too, without a token. */
export type Session = {
  /** Unique in its store. Query keys of private data contain it. */
  id: number
  token: string | null
  /** Aborts when the session ends. */
  signal: AbortSignal
}

/** A session that the server ended. The app restores its state after the next login. */
export type ExpiredSession = {
  /** The id of the user, if it was known. */
  userId?: string
  /** What the app restores with it, such as an open drawer. */
  restoredState?: Readonly<Record<string, unknown>>
}

/** For public requests: it has no token and never ends. */
export const NO_SESSION: Session = { id: 0, token: null, signal: new AbortController().signal }

/** Characters that an HTTP header can carry. */
const HEADER_VALUE = /^[\x21-\x7e]+$/
const tokenItem = localStorageItem('token')
const parseToken = (text: string | null) => (text && HEADER_VALUE.test(text) ? text : null)

type CurrentSession = { session: Session; abort: () => void }

function createCurrent(id: number, token: string | null): CurrentSession {
  const controller = new AbortController()
  return { session: { id, token, signal: controller.signal }, abort: () => controller.abort() }
}

const INITIAL_ID = 1

/**
 * The session with which a store starts: the stored token's. After hydration it keeps its id, so that the data that the
 * server rendered stays on the page.
 */
const initialAtom = atom((get) => createCurrent(INITIAL_ID, get(isHydratingAtom) ? null : parseToken(tokenItem.read())))
const replacedAtom = atom<CurrentSession | null>(null)

/** Writing a token starts its session and aborts the requests of the previous one. The same token changes nothing. */
const currentAtom = atom(
  (get) => get(replacedAtom) ?? get(initialAtom),
  (get, set, token: string | null) => {
    const previous = get(currentAtom)
    if (token === previous.session.token) return
    set(replacedAtom, createCurrent(previous.session.id + 1, token))
    previous.abort()
  },
)
// Another tab has signed in or out.
currentAtom.onMount = (setToken) => tokenItem.subscribe((text) => setToken(parseToken(text)))

/** The current session. All private data derives from it. */
export const sessionAtom = atom((get) => get(currentAtom).session)

export const isSignedInAtom = atom((get) => get(sessionAtom).token !== null)

const lastEndedAtom = atom<{ id: number; expired: ExpiredSession | null; nextId: number } | null>(null)
const currentEndedAtom = atom((get) => {
  const last = get(lastEndedAtom)
  return last?.nextId === get(sessionAtom).id ? last : null
})

/** Whether this tab ended the last session, by a sign-out or because of a 401; false if another tab did. */
export const isEndedHereAtom = atom((get) => get(currentEndedAtom) !== null)

/** The expired session until the next session starts; null after a sign-out. */
export const expiredSessionAtom = atom((get) => get(currentEndedAtom)?.expired ?? null)

/** The id of the last session, if this tab ended it. */
export const endedSessionIdAtom = atom((get) => get(currentEndedAtom)?.id)

/** Starts a session with a token from the server. Returns false for a text that cannot be a token. */
export const startSessionAtom = atom(null, (_get, set, token: string): boolean => {
  if (!HEADER_VALUE.test(token)) return false
  tokenItem.write(token)
  set(currentAtom, token)
  return true
})

/**
 * Ends a session, removes its keys from the storage and aborts its requests. Returns false, without an effect, if it is not the current session.
 * @param expired set if the server ended the session
 */
export const endSessionAtom = atom(
  null,
  (get, set, session: Session, expired: ExpiredSession | null = null): boolean => {
    if (get(sessionAtom) !== session || session.token === null) return false
    clearUserStorage(SESSION_KEY_PREFIX)
    tokenItem.write(null)
    set(currentAtom, null)
    set(lastEndedAtom, { id: session.id, expired, nextId: get(sessionAtom).id })
    return true
  },
)
