import type { FastifyInstance } from 'fastify'

const NOT_READY = 'the database does not respond'

/** Health checks for monitoring: `/healthz` for the process, `/readyz` also for the database. */
export function registerHealthChecks(app: FastifyInstance, ping: () => Promise<void>): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await ping()
      return { status: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, NOT_READY)
      return reply.code(503).send({ status: NOT_READY })
    }
  })
}
