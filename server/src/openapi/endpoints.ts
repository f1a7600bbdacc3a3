import type { FastifyInstance, FastifySchema } from 'fastify'
import type { Guard } from '../plugins/session.ts'

/** A registered call below `/api`. */
export type Endpoint = {
  method: string
  /** Without `/api`: `/product/:id`. */
  path: string
  /** Undefined where the route does not say; it then does not start. */
  guard: Guard | undefined
  schema: FastifySchema | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call below `/api`, in the order of registration. */
    endpoints: readonly Endpoint[]
  }
}

const PREFIX = '/api'

/** What a call is known by: `GET /product/:id`. */
export const toEndpointName = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

/** Whether an address is a call of the API, rather than a page, a picture or its documentation. */
export const isApiUrl = (url: string): boolean => url.startsWith(`${PREFIX}/`) && !/^\/api\/(docs|openapi)\b/.test(url)

/** Remembers each route that is registered from here on. */
export function collectEndpoints(app: FastifyInstance): void {
  const calls: Endpoint[] = []
  app.decorate('calls', calls)
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (!isApiUrl(url)) return
    for (const one of [method].flat()) {
      // Fastify adds HEAD to every GET, under the same guard.
      if (one !== 'HEAD') calls.push({ method: one, path: url.slice(PREFIX.length), guard: config?.guard, schema })
    }
  })
}
