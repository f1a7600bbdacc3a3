import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failureBody, notFound, toAppError } from '../lib/errors.ts'

/** Answers with an error and logs what was not expected. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error)
  if (known.statusCode >= 500) request.log.error({ err: error }, 'request failed')
  if (known.retryAfter !== undefined) reply.header('retry-after', String(known.retryAfter))
  // Serialised here: a failure has the same few fields on every route, whatever the route says of its answers.
  return reply
    .code(known.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(failureBody(known))
}

/** The one place where errors become answers. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) => sendError(notFound(), request, reply))
}

/**
 * Where a page's address leads that lost its `#`, as people type and mail them: `/shop` is `/#/shop`. The app itself
 * says when there is no such page. Null for anything that is not somebody opening a page.
 */
export function toHashRoute(request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): string | null {
  if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return null
  const path = URL.parse(request.url, 'http://localhost')?.pathname
  return path && !path.startsWith('/api/') && path !== '/' ? `/#${path}` : null
}

/** As `handleErrors`, for what is outside the API. */
export function registerPageErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) => {
    const page = toHashRoute(request)
    return page === null ? sendError(notFound(), request, reply) : reply.redirect(page, 302)
  })
}
