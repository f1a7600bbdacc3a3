import type { FastifyInstance } from 'fastify'

/**
 * Closes keep-alive connections during shutdown. Fastify closes idle connections itself; a connection with a pending
 * request would stay open for the next request and delay the shutdown until it times out.
 */
export function registerConnectionDrain(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
}
