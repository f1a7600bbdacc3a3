import { clientPaths } from '@whirligig/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound, toAppError, toFailureBody } from '../lib/errors.ts'
import type { SendPage } from '../pages/page-host.ts'
import { toPageUrl } from '../pages/page-url.ts'
import { isPageRequest } from '../pages/register-pages.ts'

/** Sends an error response and logs unexpected errors. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const appError = toAppError(error)
  if (appError.statusCode >= 500) request.log.error({ err: error }, 'request failed')
  if (appError.retryAfter !== undefined) reply.header('retry-after', String(appError.retryAfter))
  // Serialized here, because the response schema of the route does not describe errors.
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

/**
 * Sends the page of an unknown URL outside the API, or an error response if the client does not ask for a page.
 *
 * @param sendPage null redirects page URLs to their hash route
 */
function sendUnknown(request: FastifyRequest, reply: FastifyReply, sendPage: SendPage | null) {
  if (sendPage && isPageRequest(request)) return sendPage(request, reply, toPageUrl(request.url))
  const page = sendPage ? null : toHashRoute(request)
  return page === null ? sendError(notFound(), request, reply) : reply.redirect(page, 302)
}

/** Like `registerErrorHandler`, for URLs outside the API. @param sendPage see `sendUnknown` */
export function registerPageErrorHandler(app: FastifyInstance, sendPage: SendPage | null): void {
  app.setNotFoundHandler((request, reply) => sendUnknown(request, reply, sendPage))
  app.setErrorHandler((error, request, reply) => {
    // @fastify/static throws for paths that it refuses.
    const isUnknown = sendPage !== null && toAppError(error).statusCode === 404
    return isUnknown ? sendUnknown(request, reply, sendPage) : sendError(error, request, reply)
  })
}

/** Responds to a URL that the router refuses because of malformed percent-encoding. */
export function sendNotRouted(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  sendPage: SendPage | null,
): void {
  if (sendPage && isPageRequest(request)) void sendPage(request, reply, clientPaths.notFound)
  else sendError(error, request, reply)
}
