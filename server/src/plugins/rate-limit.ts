import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressKey, type LimitName, type Limits } from '../lib/rate-limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which limit of the caller's address a call counts for; the general one when it says nothing. */
    limit?: LimitName
  }
}

/** Whom a limit of this caller's address counts. */
export const addressOf = (request: FastifyRequest): string => addressKey(request.ip)

/** Counts every call before anything else is done for it. */
export function limitCalls(app: FastifyInstance, limits: Limits): void {
  app.addHook('onRequest', async (request) => {
    const { limit } = request.routeOptions.config
    if (limit) await limits.hit(limit, addressOf(request))
    else await limits.hitOften('general', addressOf(request))
  })
}
