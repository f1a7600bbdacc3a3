import type { IncomingMessage, ServerResponse } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { FastifyInstance } from 'fastify'
import pTimeout from 'p-timeout'
import type pg from 'pg'
import { Server } from 'socket.io'
import type { OpenDatabase } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { SECOND } from '../lib/clock.ts'
import type { Redis } from '../lib/redis.ts'
import type { FindSession } from '../modules/auth/session-finder.ts'
import { type Broadcaster, createBroadcaster } from './broadcaster.ts'
import { CHECK_INTERVAL_MS, checkSessions } from './check-sessions.ts'
import { createEventHandler, type HandleEvent } from './event-handler.ts'
import { createPgChannel } from './pg-channel.ts'
import { createPresence, type Presence } from './presence.ts'
import { ROOM } from './rooms.ts'
import { createSocketAuth, isAllowedOrigin } from './socket-auth.ts'
import type { ShopSocket, SocketServer } from './socket-types.ts'

/** Several times the longest message, so that a message that is too long still gets an error as its acknowledgement. */
const MAX_PACKET_BYTES = 128 * 1024

/** PostgreSQL limits notifications to 8,000 bytes. The adapter stores longer ones in its table. */
const MAX_NOTIFY_BYTES = 7900

/**
 * How long leaving the other processes may take, in ms. It fails if the database does not respond: the others then notice the
 * missing heartbeats. The shutdown's own limit is in `main.ts`.
 */
const LEAVE_TIMEOUT_MS = 3 * SECOND

export type Connection = {
  socket: ShopSocket
  /** Registers a handler for one of the socket's events. */
  handle: HandleEvent
  /** Resolves when all processes see the user as online. */
  registered: Promise<void>
}

export type Realtime = Pick<Broadcaster, 'broadcast'> & {
  presence: Presence
  /** Adds a listener for new connections. */
  onConnection: (listener: (connection: Connection) => void) => void
  /** Adds work that must finish before the connections to the other processes and the database close. */
  beforeClose: (finish: () => Promise<unknown>) => void
  /** Whether any socket may be open, at this process or another. */
  mayHaveSockets: () => boolean
  /** How many sockets are open at this process. */
  countSockets: () => number
  onError: (error: unknown) => void
  /** Checks the sessions of this process's sockets. Runs every `CHECK_INTERVAL_MS`. */
  checkSessions: () => Promise<void>
}

/**
 * Starts Socket.IO on the app's HTTP server, for signed-in users. Processes that share a PostgreSQL share their events;
 * the embedded database has a single process. Closes with the app, after which clients reconnect on their own.
 */
export function createRealtime(
  app: FastifyInstance,
  pool: OpenDatabase['pool'],
  deps: Deps,
  { findSession, redis }: { findSession: FindSession; redis: Redis | null },
): Realtime {
  const { clock, config, events } = deps
  const onError = (error: unknown, event?: string) => app.log.error({ err: error, event }, 'socket event failed')
  const finishers: (() => Promise<unknown>)[] = []
  let closing = false

  // After a gap between the processes, clients may have missed events. They fetch them when they reconnect.
  const reconnectAll = () => {
    for (const socket of io.of('/').sockets.values()) socket.conn.close()
  }
  const channel = pool && createPgChannel(pool.options, reconnectAll)
  const singleProcess = channel === null
  const io: SocketServer = new Server(app.server, {
    serveClient: false,
    maxHttpBufferSize: MAX_PACKET_BYTES,
    allowRequest: (request, callback) => callback(null, isAllowedOrigin(request.headers, config.appUrl)),
    ...(channel && {
      adapter: createAdapter(
        channel.pool as unknown as pg.Pool, // the adapter only calls `connect` and `query`
        { payloadThreshold: MAX_NOTIFY_BYTES, errorHandler: (error) => onError(error) },
      ),
    }),
  })
  // 503 instead of Socket.IO's 403, so that clients try again: another process may already be listening.
  io.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (closing) response.writeHead(503).end()
    else next()
  })
  const { broadcast, receive, settled } = createBroadcaster(io, singleProcess, redis)
  const presence = createPresence({ db: deps.db, clock, singleProcess, onReconnect: reconnectAll, onError })
  io.use(createSocketAuth({ findSession, countSockets: presence.countSockets, onError }))

  const listeners: ((connection: Connection) => void)[] = []
  io.on('connection', (socket) => {
    const open = { socketId: socket.id, userId: socket.data.userId }
    const registered = presence.register(open)
    registered.catch(onError)
    socket.on('disconnect', () => void presence.unregister(open).catch(onError))
    const handle = createEventHandler(socket, { clock, rateLimitScale: config.rateLimitScale, onError })
    for (const listener of listeners) listener({ socket, handle, registered })
  })

  events.on('sessionsRevoked', (ids) => {
    if (ids.length > 0) io.in(ids.map(ROOM.session)).disconnectSockets(true)
  })
  const check = () => checkSessions(io, deps).catch(onError)
  const checkTimer = setInterval(check, CHECK_INTERVAL_MS)
  checkTimer.unref()

  /** Saves what is pending, unregisters this process and disconnects it from the others. */
  async function leave(): Promise<void> {
    await Promise.all(finishers.map((finish) => finish()))
    await presence.close()
    await io.of('/').adapter.close()
    // The broadcaster sends its last events at the end of this turn.
    await new Promise((resolve) => setImmediate(resolve))
    await settled()
    await channel?.close()
  }

  app.addHook('onReady', async () => {
    await channel?.connected()
    await redis?.subscribe({
      onText: receive,
      onGap: reconnectAll,
      onLost: (error) => app.log.warn({ err: error }, 'Redis is lost; PostgreSQL takes over until it is back'),
    })
  })
  app.addHook('preClose', async () => {
    closing = true
    clearInterval(checkTimer)
    // `io.close()` would also close the HTTP server, which Fastify drains.
    io.engine.close()
    await pTimeout(leave(), { milliseconds: LEAVE_TIMEOUT_MS }).catch(onError)
  })

  return {
    broadcast,
    presence,
    onConnection: (listener) => void listeners.push(listener),
    beforeClose: (finish) => void finishers.push(finish),
    mayHaveSockets: () => !singleProcess || io.of('/').sockets.size > 0,
    countSockets: () => io.of('/').sockets.size,
    onError,
    checkSessions: check,
  }
}
