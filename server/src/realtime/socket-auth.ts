import { CHAT_TEXT, isAdmin } from '@whirligig/contract'
import { fullName } from '../lib/full-name.ts'
import type { FindSession } from '../modules/auth/session-finder.ts'
import { bearerToken } from '../plugins/session.ts'
import { ROOM } from './rooms.ts'
import type { ShopSocket } from './socket-types.ts'

/** Sockets of one user at one process. No person has this many tabs open. */
const MAX_SOCKETS = 100

type Options = {
  findSession: FindSession
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
      const { id: sessionId, user } = session
      if (countSockets(user.id) >= MAX_SOCKETS) return next(new Error(CHAT_TEXT.tooFast))
      const isStaff = isAdmin(user)
      socket.data = { sessionId, userId: user.id, name: fullName(user), isAdmin: isStaff, active: false }
      await socket.join([ROOM.user(user.id), ROOM.session(sessionId), ROOM.everyone, ...(isStaff ? [ROOM.staff] : [])])
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
