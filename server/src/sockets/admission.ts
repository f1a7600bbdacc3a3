import { CHAT_TEXT } from '@whirligig/contract'
import { chatName } from '../chat/chat-people.ts'
import { bearerToken } from '../plugins/session.ts'
import type { Person } from './find-people.ts'
import { ROOM, type ShopSocket } from './socket-types.ts'

/** Tabs of one user at one process; a browser that holds more is no person's. */
const MOST_TABS = 100

type Options = {
  find: (token: string) => Promise<Person | null>
  tabsOf: (userId: string) => number
  onError: (error: unknown) => void
}

/** Lets sockets in whose `auth.token` is that of a session, and puts them into the rooms of who they are. */
export function admit({ find, tabsOf, onError }: Options) {
  return async (socket: ShopSocket, next: (error?: Error) => void): Promise<void> => {
    try {
      const { token } = socket.handshake.auth
      const known = typeof token === 'string' ? bearerToken(`Bearer ${token}`) : null
      const person = known === null ? null : await find(known)
      if (!person) return next(new Error(CHAT_TEXT.unauthorized))
      const { sessionId, userId, isAdmin } = person
      if (tabsOf(userId) >= MOST_TABS) return next(new Error(CHAT_TEXT.tooFast))
      socket.data = { sessionId, userId, name: chatName(person), isAdmin, used: false }
      await socket.join([ROOM.user(userId), ROOM.session(sessionId), ROOM.everyone, ...(isAdmin ? [ROOM.staff] : [])])
      next()
    } catch (error) {
      onError(error)
      next(new Error(CHAT_TEXT.failed))
    }
  }
}

/** Whether a browser's page may open a socket: one of the shop's own. What is no browser sends no Origin. */
export function isOwnPage(
  headers: { origin?: string | undefined; host?: string | undefined },
  appUrl: string,
): boolean {
  if (headers.origin === undefined) return true
  const origin = URL.parse(headers.origin)
  return origin !== null && (origin.host === headers.host || origin.origin === new URL(appUrl).origin)
}
