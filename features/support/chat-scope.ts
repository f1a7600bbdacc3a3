import { isAdmin } from '@whirligig/contract'
import { type Connection, connectionAtom } from '@whirligig/core/realtime'
import { sessionAtom, userAtom, userIdAtom } from '@whirligig/core/session'
import { atom } from 'jotai'
import type { Viewer } from './conversation-id.ts'

/** The signed-in user's session, as far as the chat needs it. */
export type ChatScope = Viewer & {
  connection: Connection
  /** Aborts when the session ends. */
  signal: AbortSignal
}

/** Apart from the profile, so that the chat starts anew only when the role changes. */
const isStaffAtom = atom((get) => isAdmin(get(userAtom)))

/** Undefined until the profile of the current user is loaded. */
export const chatScopeAtom = atom((get): ChatScope | undefined => {
  const me = get(userIdAtom)
  if (me === undefined) return undefined
  return { connection: get(connectionAtom), me, isStaff: get(isStaffAtom), signal: get(sessionAtom).signal }
})
