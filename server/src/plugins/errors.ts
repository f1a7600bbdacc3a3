import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound, toAppError, toFailureBody } from '../lib/errors.ts'

/** Sends an error response and logs unexpected errors. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const appError = toAppError(error)
  if (appError.statusCode >= 500) request.log.error({ err: error }, 'request failed')
  if (appError.retryAfter !== undefined) reply.header('retry-after', String(appError.retryAfter))
  // Serialized here, because errors have the same shape on every route, whatever its response schema is.
  return reply
    .code(appError.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(toFailureBody(appError))
}

/** Turns errors and unknown API routes into JSON responses. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) => sendError(notFound(), request, reply))
}

/**
 * The hash route for a page URL without `#`, as users type it: `/shop` becomes `/#/shop`. The app shows its own 404 page
 * for an unknown route.
 *
 * @returns null unless the request loads a page
 */
export function toHashRoute(request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): string | null {
  if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return null
  const path = URL.parse(request.url, 'http://localhost')?.pathname
  return path && !path.startsWith('/api/') && path !== '/' ? `/#${path}` : null
}

/** Like `registerErrorHandler`, for URLs outside the API: redirects page URLs to their hash route. */
export function registerPageErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) => {
    const page = toHashRoute(request)
    return page === null ? sendError(notFound(), request, reply) : reply.redirect(page, 302)
  })
}
