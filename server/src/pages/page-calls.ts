import { AsyncLocalStorage } from 'node:async_hooks'
import type { PageRequest } from '@whirligig/contract'
import type { FastifyRequest } from 'fastify'

const pageRequests = new AsyncLocalStorage<FastifyRequest>()

/** The page request that the current API call loads data for. Undefined for calls of clients, who cannot forge it. */
export const getPageRequest = (): FastifyRequest | undefined => pageRequests.getStore()

/** Calls the API in-process for a page: as a guest, without the cookies and headers of the page request. */
export function createApiCaller(request: FastifyRequest): PageRequest['callApi'] {
  const { server, ip } = request
  return async (path) => {
    if (!path.startsWith('/api/')) throw new Error(`${path} is not a path of the API.`)
    // Awaited inside, because `inject` starts when its promise is first used.
    const response = await pageRequests.run(request, async () => await server.inject({ url: path, remoteAddress: ip }))
    return { status: response.statusCode, body: response.json() }
  }
}
