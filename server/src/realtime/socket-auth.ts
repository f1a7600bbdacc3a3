import { CHAT_TEXT } from '@whirligig/contract'
import { bearerToken } from '../plugins/session.ts'
import { ROOM } from './rooms.ts'
import type { SocketSession } from './session-loader.ts'
import type { ShopSocket } from './socket-types.ts'

/** Sockets of one user at one process. No person has this many tabs open. */
const MAX_SOCKETS = 100

type Options = {
  findSession: (token: string) => Promise<SocketSession | null>
  countSockets: (userId: string) => number
  onError: (error: unknown) => void
}

/** Socket.IO middleware: accepts sockets whose `auth.token` belongs to a session, and joins them to their rooms. */
export function createSocketAuth({ findSession, countSockets, onError }: Options) {
  return async (socket: ShopSocket, next: (error?: Error) => void): Promise<void> => {
    try {
      const { token } = socket.handshake.auth
      const validToken = typeof token === 'string' ? bearerToken(`Bearer ${token}`) : null
      const session = validToken === null ? null : await findSession(validToken)
      if (!session) return next(new Error(CHAT_TEXT.unauthorized))
      const { sessionId, userId, isAdmin } = session
      if (countSockets(userId) >= MAX_SOCKETS) return next(new Error(CHAT_TEXT.tooFast))
      socket.data = { ...session, active: false }
      await socket.join([ROOM.user(userId), ROOM.session(sessionId), ROOM.everyone, ...(isAdmin ? [ROOM.staff] : [])])
      next()
    } catch (error) {
      onError(error)
      next(new Error(CHAT_TEXT.failed))
    }
  }
}

/** Whether a handshake comes from the shop's own pages. Clients that are not browsers send no Origin header. */
export function isAllowedOrigin(
  headers: { origin?: string | undefined; host?: string | undefined },
  appUrl: string,
): boolean {
  if (headers.origin === undefined) return true
  const origin = URL.parse(headers.origin)
  return origin !== null && (origin.host === headers.host || origin.origin === new URL(appUrl).origin)
}
