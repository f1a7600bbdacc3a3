import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LimitName } from '../lib/rate-limits/limits.ts'
import { toNetworkKey } from '../lib/rate-limits/network-key.ts'
import type { RateLimits } from '../lib/rate-limits/rate-limits.ts'
import { getPageRequest } from '../pages/page-calls.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit that a request counts towards. Default: the general limit. */
    limit?: LimitName
  }
}

/** The rate limit key of the client: its network. */
export const getClientKey = (request: FastifyRequest): string => toNetworkKey(request.ip)

/** Counts every request of a client before any other work is done for it. A page counts once, without its API calls. */
export function registerRateLimit(app: FastifyInstance, limits: RateLimits): void {
  app.addHook('onRequest', async (request) => {
    if (getPageRequest()) return
    const { limit } = request.routeOptions.config
    if (limit) await limits.hit(limit, getClientKey(request))
    else await limits.hitBuffered('general', getClientKey(request))
  })
}
