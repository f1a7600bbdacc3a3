import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { ConnectionTimeouts } from './connection-timeouts.ts'

type Exchange = { request: IncomingMessage; response: ServerResponse }

/** Whether the server itself is still working on the response. Otherwise the connection waits for its client. */
const isServerWorking = ({ request, response }: Exchange): boolean =>
  request.complete && !response.writableEnded && !response.writableNeedDrain

/** Destroys, after a delay, the connections that wait for slow clients. */
function destroySlowConnections(sockets: Map<Socket, Exchange | null>, delayMs: number): void {
  const timer = setTimeout(() => {
    for (const [socket, exchange] of sockets) if (!exchange || !isServerWorking(exchange)) socket.destroy()
  }, delayMs)
  // The process may exit earlier.
  timer.unref()
}

/** Destroys the connections of clients that do not read their response. Node.js itself limits the time of requests. */
function destroyStalledResponses(app: FastifyInstance, sockets: Map<Socket, Exchange | null>, stallMs: number): void {
  app.server.setTimeout(stallMs, (socket: Socket) => {
    const exchange = sockets.get(socket)
    if (exchange?.request.complete && !isServerWorking(exchange)) socket.destroy()
    else socket.setTimeout(stallMs)
  })
}

/**
 * Closes connections of clients that do not read their response, and all connections during shutdown. Fastify closes idle connections itself. A connection with a pending request would stay
 * open for the next request, so its response closes it. A client that does not finish sending its request, or does not
 * read its response, would delay the shutdown forever, because Node.js stops its own timeouts when the server closes.
 *
 * @param timeouts `stall`: how long nothing may happen; `drain`: how long a slow client still has during shutdown
 */
export function registerConnectionDrain(
  app: FastifyInstance,
  { stall, drain }: Pick<ConnectionTimeouts, 'stall' | 'drain'>,
): void {
  const sockets = new Map<Socket, Exchange | null>()
  app.server.on('connection', (socket: Socket) => {
    sockets.set(socket, null)
    socket.once('close', () => sockets.delete(socket))
  })
  app.server.on('request', (request, response) => {
    sockets.set(request.socket, { request, response })
  })
  destroyStalledResponses(app, sockets, stall)
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    destroySlowConnections(sockets, drain)
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
}
