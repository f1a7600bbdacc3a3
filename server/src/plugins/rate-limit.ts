import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type LimitName, type RateLimits, toNetworkKey } from '../lib/rate-limits/rate-limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which limit of the caller's address a call counts for; the general one when it says nothing. */
    limit?: LimitName
  }
}

/** Whom a limit of this caller's address counts. */
export const getClientKey = (request: FastifyRequest): string => toNetworkKey(request.ip)

/** Counts every call before anything else is done for it. */
export function registerRateLimit(app: FastifyInstance, limits: RateLimits): void {
  app.addHook('onRequest', async (request) => {
    const { limit } = request.routeOptions.config
    if (limit) await limits.hit(limit, getClientKey(request))
    else await limits.hitBuffered('general', getClientKey(request))
  })
}
