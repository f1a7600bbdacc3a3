import type { FastifyInstance, FastifySchema } from 'fastify'
import type { Guard } from '../plugins/session.ts'

/** A registered route below `/api`. */
export type Endpoint = {
  method: string
  /** Without `/api`: `/product/:id`. */
  path: string
  /** Undefined only for a route without `config.guard`, which fails at startup. */
  guard: Guard | undefined
  schema: FastifySchema | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route below `/api`, in the order of registration. */
    endpoints: readonly Endpoint[]
  }
}

const PREFIX = '/api'

/** The key of an endpoint in `ENDPOINT_DOCS`: `GET /product/:id`. */
export const toEndpointName = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

/** Whether a URL belongs to the API itself, not to a page, a picture or the API's documentation. */
export const isApiUrl = (url: string): boolean => url.startsWith(`${PREFIX}/`) && !/^\/api\/(docs|openapi)\b/.test(url)

/** Records every API route that is registered after this call in `app.endpoints`. */
export function collectEndpoints(app: FastifyInstance): void {
  const endpoints: Endpoint[] = []
  app.decorate('endpoints', endpoints)
  app.addHook('onRoute', ({ method: methods, url, config, schema }) => {
    if (!isApiUrl(url)) return
    for (const method of [methods].flat()) {
      // Fastify adds a HEAD route to every GET route, with the same guard.
      if (method !== 'HEAD') endpoints.push({ method, path: url.slice(PREFIX.length), guard: config?.guard, schema })
    }
  })
}
