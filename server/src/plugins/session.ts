import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AppError, forbidden, unauthorized } from '../lib/errors.ts'
import type { Session, SessionUser } from '../modules/auth/sessions.ts'

/**
 * Who may make a call. Every route below `/api` says so; one that forgets does not start.
 *
 * - `public`: signed in or not makes no difference, and is not looked up.
 * - `optional`: anyone, but someone signed in gets more; an ended session is a guest.
 * - `staff`: an Admin, or a Merchant who is approved and not disabled.
 */
export type Guard = 'public' | 'optional' | 'authenticated' | 'staff' | 'admin'

declare module 'fastify' {
  interface FastifyContextConfig {
    guard?: Guard
  }
  interface FastifyRequest {
    /** Null for a guest, and where the route's guard is `public`. */
    session: Session | null
  }
}

const BEARER = /^Bearer +([\w-]{1,200})$/i

/** The token of an Authorization header; null where there is none or it is none of ours. */
export function bearerToken(header: string | undefined): string | null {
  return BEARER.exec(header ?? '')?.[1] ?? null
}

/** @returns why not, or null when the user may */
function checkAccess(guard: Guard, user: SessionUser): AppError | null {
  if (guard === 'admin') return user.role === 'ROLE ADMIN' ? null : forbidden()
  if (guard !== 'staff' || user.role === 'ROLE ADMIN') return null
  const { merchant } = user
  return user.role === 'ROLE MERCHANT' && merchant?.isActive && merchant.status === 'Approved' ? null : forbidden()
}

/** Looks up who calls, and keeps out who may not. */
export function registerGuards(app: FastifyInstance, find: (token: string) => Promise<Session | null>): void {
  app.decorateRequest('session', null)

  app.addHook('onRoute', (route) => {
    if (!route.config?.guard)
      throw new Error(`${route.method} ${route.url} does not say who may call it (config.guard).`)
  })

  app.addHook('onRequest', async (request) => {
    const { guard } = request.routeOptions.config
    // Without a guard there is no such route: the 404 handler answers.
    if (guard === undefined || guard === 'public') return
    const token = bearerToken(request.headers.authorization)
    request.session = token === null ? null : await find(token)
    if (guard === 'optional') return
    if (!request.session) throw unauthorized()
    const refused = checkAccess(guard, request.session.user)
    if (refused) throw refused
  })
}

/** The session of a call behind a guard that asks for one. @throws AppError 401 */
export function requireSession(request: FastifyRequest): Session {
  if (!request.session) throw unauthorized()
  return request.session
}

/** Who makes a call behind a guard that asks for someone. @throws AppError 401 */
export const requireUser = (request: FastifyRequest): SessionUser => requireSession(request).user
