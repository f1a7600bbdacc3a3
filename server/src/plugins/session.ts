import { isAdmin, isMerchant } from '@whirligig/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AppError, forbidden, unauthorized } from '../lib/errors.ts'
import type { FindSession } from '../modules/auth/session-finder.ts'
import type { Session, SessionUser } from '../modules/auth/sessions.ts'

/**
 * The callers that a route admits. Every route below `/api` declares a guard; a route without one fails at startup.
 *
 * - `public`: all callers. The session is not looked up.
 * - `optional`: all callers. Signed-in users get more; an ended session counts as a guest.
 * - `authenticated`: signed-in users.
 * - `staff`: admins, and merchants who are approved and not disabled.
 * - `admin`: admins.
 */
export type Guard = 'public' | 'optional' | 'authenticated' | 'staff' | 'admin'

declare module 'fastify' {
  interface FastifyContextConfig {
    guard?: Guard
  }
  interface FastifyRequest {
    /** Null for guests and on `public` routes. */
    session: Session | null
  }
}

const BEARER = /^Bearer +([\w-]{1,200})$/i

/** The token of an Authorization header, or null if the header is missing or malformed. */
export function bearerToken(header: string | undefined): string | null {
  return BEARER.exec(header ?? '')?.[1] ?? null
}

/** Returns the error for a user that the guard rejects, or null if the guard accepts the user. */
function checkAccess(guard: Guard, user: SessionUser): AppError | null {
  if (guard === 'admin') return isAdmin(user) ? null : forbidden()
  if (guard !== 'staff' || isAdmin(user)) return null
  const { merchant } = user
  return isMerchant(user) && merchant?.isActive && merchant.status === 'Approved' ? null : forbidden()
}

/** Looks up the session of each request and enforces the guard of the route. */
export function registerGuards(app: FastifyInstance, findSession: FindSession): void {
  app.decorateRequest('session', null)

  app.addHook('onRoute', (route) => {
    if (!route.config?.guard) throw new Error(`${route.method} ${route.url} does not declare a guard (config.guard).`)
  })

  app.addHook('onRequest', async (request) => {
    const { guard } = request.routeOptions.config
    // No guard means no route: the 404 handler responds.
    if (guard === undefined || guard === 'public') return
    const token = bearerToken(request.headers.authorization)
    request.session = token === null ? null : await findSession(token)
    if (guard === 'optional') return
    if (!request.session) throw unauthorized()
    const error = checkAccess(guard, request.session.user)
    if (error) throw error
  })
}

/** The session of a request. Use it behind every guard but `public`. @throws AppError 401 for guests */
export function requireSession(request: FastifyRequest): Session {
  if (!request.session) throw unauthorized()
  return request.session
}

/** The user of a request. @throws AppError 401 for guests */
export const requireUser = (request: FastifyRequest): SessionUser => requireSession(request).user
