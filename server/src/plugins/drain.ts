import type { FastifyInstance } from 'fastify'

/**
 * Lets go of connections while the server closes. Those that are idle by then are closed at once; one with a call under
 * way would be kept open for the next call, and hold the server up until it times out.
 */
export function registerConnectionDrain(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })
}
