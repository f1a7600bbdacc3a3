import type { ServerEvents } from '@whirligig/contract'
import type { Server, Socket } from 'socket.io'

/** Events of clients are untrusted until the event handler has parsed them. */
type ClientEvents = Record<string, (...args: unknown[]) => void>

/** An event for the sockets in rooms. Server processes send it to each other. */
export type Broadcast = {
  rooms: string[]
  event: keyof ServerEvents
  payload: unknown
  /** Rooms whose sockets do not receive the event. */
  except?: string | string[]
}
type InterServerEvents = { broadcasts: (broadcasts: Broadcast[]) => void }

/** The session and the user of a socket. */
export type SocketData = {
  sessionId: string
  userId: string
  name: string
  isAdmin: boolean
  /** Whether an event has arrived since the session was last checked. */
  active: boolean
}

export type SocketServer = Server<ClientEvents, ServerEvents, InterServerEvents, SocketData>
export type ShopSocket = Socket<ClientEvents, ServerEvents, InterServerEvents, SocketData>
