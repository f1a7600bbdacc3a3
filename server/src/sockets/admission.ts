import { CHAT_TEXT } from '@whirligig/contract'
import { chatName } from '../chat/chat-people.ts'
import { bearerToken } from '../plugins/session.ts'
import type { SessionFinder } from '../sessions.ts'
import { ROOM, type ShopSocket } from './socket-types.ts'

/** Tabs of one user at one process; a browser that holds more is no person's. */
const MOST_TABS = 100

type Options = {
  find: SessionFinder
  tabsOf: (userId: string) => number
  onError: (error: unknown) => void
}

/** Lets sockets in whose `auth.token` is that of a session, and puts them into the rooms of who they are. */
export function admit({ find, tabsOf, onError }: Options) {
  return async (socket: ShopSocket, next: (error?: Error) => void): Promise<void> => {
    try {
      const { token } = socket.handshake.auth
      const known = typeof token === 'string' ? bearerToken(`Bearer ${token}`) : null
      const session = known === null ? null : await find(known)
      if (!session) return next(new Error(CHAT_TEXT.refused))
      const { user } = session
      if (tabsOf(user.id) >= MOST_TABS) return next(new Error(CHAT_TEXT.tooFast))
      const isAdmin = user.role === 'ROLE ADMIN'
      socket.data = { sessionId: session.id, userId: user.id, name: chatName(user), isAdmin, used: false }
      await socket.join([ROOM.user(user.id), ROOM.session(session.id), ROOM.everyone, ...(isAdmin ? [ROOM.staff] : [])])
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
