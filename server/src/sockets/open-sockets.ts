import type { IncomingMessage, ServerResponse } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { Server } from 'socket.io'
import { announce, chatEvents } from '../chat/chat-events.ts'
import { createPresence } from '../chat/presence.ts'
import { storeMessages } from '../chat/store-messages.ts'
import { storeReceipts } from '../chat/store-receipts.ts'
import type { OpenDatabase } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { admit, isOwnPage } from './admission.ts'
import { CHECK_EVERY, checkSessions } from './check-sessions.ts'
import { findPeople } from './find-people.ts'
import { listenTo } from './listen-to.ts'
import { tellNews, watchEvents } from './live-events.ts'
import { createNews } from './news.ts'
import { postgresLine } from './postgres-line.ts'
import { ROOM, type SocketServer } from './socket-types.ts'

/** Bytes of one packet: the longest message several times, so that one that is too long is still answered. */
const LARGEST_PACKET = 128 * 1024

/** What PostgreSQL passes on is below 8,000 bytes; the adapter puts what is longer into its table. */
const LONGEST_NOTICE = 7900

export type Sockets = {
  io: SocketServer
  /** What otherwise happens from time to time, now: for tests. */
  check: () => Promise<void>
  beat: () => Promise<void>
}

type Options = { database: Pick<OpenDatabase, 'pool'>; deps: Deps }

/**
 * Socket.IO on the app's server: support chat and live news, for who is signed in. Over one PostgreSQL all processes are
 * one; the embedded database has only this one. Closes with the app; clients then look for a server again by themselves.
 */
export function openSockets(app: FastifyInstance, { database: { pool }, deps }: Options): Sockets {
  const { clock, config, events } = deps
  const onError = (error: unknown, event?: string) => app.log.error({ err: error, event }, 'a socket event failed')
  let closing = false

  // A gap in what processes tell each other is a gap in what clients were told: they connect again and fetch it.
  const reconnectAll = () => {
    for (const socket of io.of('/').sockets.values()) socket.conn.close()
  }
  const line = pool && postgresLine(pool.options, reconnectAll)
  const io: SocketServer = new Server(app.server, {
    serveClient: false,
    maxHttpBufferSize: LARGEST_PACKET,
    allowRequest: (request, callback) => callback(null, isOwnPage(request.headers, config.appUrl)),
    ...(line && {
      adapter: createAdapter(
        line.pool as unknown as pg.Pool, // asked for `connect` and `query` only
        { payloadThreshold: LONGEST_NOTICE, errorHandler: (error) => onError(error) },
      ),
    }),
  })
  // Come back later, rather than Forbidden: there may be another process already.
  io.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (closing) response.writeHead(503).end()
    else next()
  })
  const news = createNews(io, line !== null)
  const store = storeMessages(deps)
  const receive = storeReceipts(deps, news)
  const presence = createPresence({
    ...deps,
    alone: line === null,
    onGone: (user) => announce(news, 'disconnectUser', user),
    onBack: reconnectAll,
    onError,
  })
  const listening = { clock, scale: config.rateLimitScale, onError }

  io.use(admit({ find: findPeople(deps), tabsOf: presence.tabsOf, onError }))
  io.on('connection', (socket) => {
    const open = { socketId: socket.id, userId: socket.data.userId }
    const ready = presence.opened(open)
    ready.catch(onError)
    socket.on('disconnect', () => void presence.closed(open).catch(onError))
    const listen = listenTo(socket, listening)
    chatEvents(socket, listen, { deps, news, store, receive, ready })
    watchEvents(socket, listen)
  })

  events.on('sessionsRevoked', (ids) => {
    if (ids.length > 0) io.in(ids.map(ROOM.session)).disconnectSockets(true)
  })
  tellNews(deps, news, { anybodyThere: () => line !== null || io.of('/').sockets.size > 0, onError })

  const check = () => checkSessions(io, deps).catch(onError)
  const checking = setInterval(check, CHECK_EVERY)
  checking.unref()

  app.addHook('onReady', async () => void (await line?.connected()))
  app.addHook('preClose', async () => {
    closing = true
    clearInterval(checking)
    // Not `io.close()`: that closes the HTTP server as well, which is Fastify's to drain.
    io.engine.close()
    await Promise.all([store.idle(), receive.idle()])
    await presence.close()
    await io.of('/').adapter.close()
    // The last news are passed on at the end of this turn.
    await new Promise((resolve) => setImmediate(resolve))
    await line?.close()
  })
  return { io, check, beat: presence.beat }
}
