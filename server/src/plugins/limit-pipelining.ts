import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The most requests of one connection that may wait for their responses. Browsers and proxies send the next one after a response. */
export const MAX_PIPELINED_REQUESTS = 5

/**
 * Closes connections that send many requests before they read the responses. Node.js handles all requests of a packet at once, and
 * keeps their responses in memory until the client reads them.
 *
 * @param server with all its listeners for requests
 */
export function limitPipelining(server: Server): void {
  const pending = new WeakMap<Socket, number>()
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    // The other requests of the packet follow although the connection is closed.
    if (socket.destroyed) return
    const count = (pending.get(socket) ?? 0) + 1
    if (count > MAX_PIPELINED_REQUESTS) {
      socket.destroy()
      return
    }
    pending.set(socket, count)
    response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1))
    for (const listener of listeners) listener.call(server, request, response)
  })
}
