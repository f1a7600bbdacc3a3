import { type Connection, connectionAtom } from '@whirligig/core/realtime'
import { sessionAtom, userIdAtom } from '@whirligig/core/session'
import { atom } from 'jotai'

/** The signed-in user's session, as far as the chat needs it. */
export type ChatScope = {
  connection: Connection
  /** The id of the current user. */
  me: string
  /** Aborts when the session ends. */
  signal: AbortSignal
}

/** Undefined until the profile of the current user is loaded. */
export const chatScopeAtom = atom((get): ChatScope | undefined => {
  const me = get(userIdAtom)
  return me === undefined ? undefined : { connection: get(connectionAtom), me, signal: get(sessionAtom).signal }
})
