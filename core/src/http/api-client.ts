import { atom } from 'jotai'
import type { Session } from '../session/session.ts'

/** Sends a request to a path of this origin. */
export type ApiFetch = (url: string, options: RequestInit) => Promise<Response>

/** The context of requests to `/api`. `connect` sends them; its code is loaded with the first request. */
export type ApiClient = Readonly<{
  session: Session
  /** Called on every 401 response, even if the caller catches the error. */
  onUnauthorized: (session: Session) => void
  fetch: ApiFetch
}>

const BROWSER: { fetch: ApiFetch } = { fetch: (url, options) => fetch(url, options) }

/** The `fetch` of all clients of a store. Server rendering replaces it with calls within the process. */
export const fetchAtom = atom(BROWSER)

/** Creates the client of a session. */
export const createClient = (
  session: Session,
  onUnauthorized: (session: Session) => void,
  { fetch } = BROWSER,
): ApiClient => ({ session, onUnauthorized, fetch })
