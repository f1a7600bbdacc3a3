import type { FastifyInstance } from 'fastify'

const NOT_READY = 'the database does not respond'
const SHUTTING_DOWN = 'the server is shutting down'

export type HealthChecks = {
  /** From now on `/readyz` responds 503, so that proxies send new requests to other servers. */
  announceShutdown: () => void
}

/** Health checks for monitoring and proxies: `/healthz` for the process, `/readyz` also for the database. */
export function registerHealthChecks(app: FastifyInstance, ping: () => Promise<void>): HealthChecks {
  let isShuttingDown = false
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    if (isShuttingDown) return reply.code(503).send({ status: SHUTTING_DOWN })
    try {
      await ping()
      return { status: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, NOT_READY)
      return reply.code(503).send({ status: NOT_READY })
    }
  })
  return {
    announceShutdown: () => {
      isShuttingDown = true
    },
  }
}
