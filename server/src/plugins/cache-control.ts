import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether browsers may store what a guest gets, so that the service worker shows it without a network. Only for data that is
     * the same for all guests.
     */
    isStorable?: boolean
  }
}

/** Forbids browsers and proxies to store API responses, which depend on the user and on the current data. */
export function registerCacheControl(api: FastifyInstance): void {
  api.addHook('onSend', (request, reply, _payload, done) => {
    const isForGuests = request.routeOptions.config.isStorable && request.headers.authorization === undefined
    const value = isForGuests && reply.statusCode === 200 ? 'private, no-cache' : 'no-store'
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', value)
    done()
  })
}
