import type { FastifyInstance } from 'fastify'
import { SECOND } from '../lib/clock.ts'
import { getPageRequest } from '../pages/page-calls.ts'
import type { ShopMetrics } from './shop-metrics.ts'

/** The label of requests without a route. The path itself would be a new series for each wrong URL. */
const UNKNOWN_ROUTE = 'unknown'

/** Counts the requests of clients. The API calls of a page are part of the page's request. */
export function observeRequests(app: FastifyInstance, { countRequest }: Pick<ShopMetrics, 'countRequest'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!getPageRequest()) {
      const route = (request.is404 ? undefined : request.routeOptions.url) ?? UNKNOWN_ROUTE
      countRequest({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / SECOND)
    }
    done()
  })
}
