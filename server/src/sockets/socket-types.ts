import type { ServerEvents } from '@whirligig/contract'
import type { Server, Socket } from 'socket.io'

export type { ServerEvents }

/** What a client sends is whatever it likes, until `listenTo` has checked it. */
type ClientEvents = Record<string, (...args: unknown[]) => void>

/** Something that sockets in rooms are told; also how one server process passes it on to the others. */
export type NewsItem = {
  rooms: string[]
  event: keyof ServerEvents
  payload: unknown
  /** Those in this room get nothing. */
  except?: string
}
type BetweenServers = { news: (items: NewsItem[]) => void }

/** Who is at the other end. */
export type SocketData = {
  sessionId: string
  userId: string
  name: string
  isAdmin: boolean
  /** Whether anything was heard since the session was last looked at. */
  used: boolean
}

export type SocketServer = Server<ClientEvents, ServerEvents, BetweenServers, SocketData>
export type ShopSocket = Socket<ClientEvents, ServerEvents, BetweenServers, SocketData>

/** Whom something is for. A socket is in the first four from its first moment on. */
export const ROOM = {
  user: (id: string) => `user:${id}`,
  session: (id: string) => `session:${id}`,
  everyone: 'everyone',
  staff: 'staff',
  product: (id: string) => `product:${id}`,
} as const
