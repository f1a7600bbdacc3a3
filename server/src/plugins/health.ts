import type { FastifyInstance } from 'fastify'

/** For whoever watches the process: `/healthz` it runs, `/readyz` it can do its work. */
export function registerHealthChecks(app: FastifyInstance, ping: () => Promise<void>): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await ping()
      return { status: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'the database does not answer' })
    }
  })
}
