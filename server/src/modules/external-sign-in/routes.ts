import { clientPaths, type ExternalSignInError, type Provider, toClientUrl } from '@whirligig/contract'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Config } from '../../config.ts'
import type { Module } from '../../deps.ts'
import { notFound } from '../../lib/errors.ts'
import { type Connection, type ExternalProvider, SignInFailure } from './external-provider.ts'
import { facebookProvider } from './facebook.ts'
import { GOOGLE, openIdProvider } from './openid.ts'
import { finishSignIn, startSignIn } from './service.ts'
import { createStateCookie } from './state-cookie.ts'

const params = z.object({ provider: z.enum(['google', 'facebook']) })
type Name = z.infer<typeof params>['provider']

/** Those that are configured, by their name in addresses. */
function createProviders(config: Config): Partial<Record<Name, ExternalProvider & { provider: Provider }>> {
  const { google, facebook, oidcIssuer, facebookServer, appUrl, providerTimeout } = config
  const connection = (name: Name, credentials: { clientId: string; clientSecret: string }): Connection => ({
    ...credentials,
    callbackUrl: `${appUrl}/api/auth/${name}/callback`,
    timeout: providerTimeout,
  })
  return {
    ...(google && {
      google: { provider: 'Google', ...openIdProvider(oidcIssuer ?? GOOGLE, connection('google', google)) },
    }),
    ...(facebook && {
      facebook: { provider: 'Facebook', ...facebookProvider(facebookServer, connection('facebook', facebook)) },
    }),
  }
}

/** The query of a call's address, as it came. */
const getQueryString = (request: FastifyRequest) => /\?.*$/.exec(request.url)?.[0] ?? ''

/** Calls that a browser makes by going there: each ends at a page of the app, never at a bare error. */
export const externalSignInRoutes: Module = (app, deps) => {
  const { appUrl } = deps.config
  const cookie = createStateCookie(appUrl)
  const providers = createProviders(deps.config)
  const requireProvider = (name: Name) => {
    const found = providers[name]
    if (!found) throw notFound()
    return found
  }
  const loginPage = (code: ExternalSignInError) => `${toClientUrl(appUrl, clientPaths.login)}?error=${code}`
  const toErrorCode = (request: FastifyRequest, error: unknown): ExternalSignInError => {
    if (error instanceof SignInFailure) return error.code
    request.log.warn({ err: error }, 'an external sign-in failed')
    return 'failed'
  }

  app.get(
    '/auth/:provider',
    // HEAD is what looks at links; it would begin what nobody goes on with.
    { exposeHeadRoute: false, config: { guard: 'public', limit: 'sign-in' }, schema: { params } },
    async (request, reply) => {
      const provider = requireProvider(request.params.provider)
      try {
        const { to, state } = await startSignIn(deps, provider)
        cookie.set(reply, state)
        return reply.redirect(to.href, 302)
      } catch (error) {
        return reply.redirect(loginPage(toErrorCode(request, error)), 302)
      }
    },
  )

  app.get(
    '/auth/:provider/callback',
    { exposeHeadRoute: false, config: { guard: 'public' }, schema: { params } },
    async (request, reply) => {
      const provider = requireProvider(request.params.provider)
      const state = cookie.read(request)
      cookie.clear(reply)
      try {
        const token = await finishSignIn(deps, provider, getQueryString(request), state)
        return reply.redirect(`${toClientUrl(appUrl, clientPaths.authSuccess)}?token=${token}`, 302)
      } catch (error) {
        return reply.redirect(loginPage(toErrorCode(request, error)), 302)
      }
    },
  )
}
