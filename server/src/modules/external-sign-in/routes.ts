import { clientPaths, type ExternalSignInError, type Provider, toClientUrl } from '@whirligig/contract'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Config } from '../../config.ts'
import type { Module } from '../../deps.ts'
import { notFound } from '../../lib/errors.ts'
import { type ClientConfig, type ExternalProvider, SignInFailure } from './external-provider.ts'
import { facebookProvider } from './facebook.ts'
import { GOOGLE, openIdProvider } from './openid.ts'
import { finishSignIn, startSignIn } from './service.ts'
import { createStateCookie } from './state-cookie.ts'

const params = z.object({ provider: z.enum(['google', 'facebook']) })
type ProviderName = z.infer<typeof params>['provider']

/** The configured providers by their name in URLs. */
function createProviders(config: Config): Partial<Record<ProviderName, ExternalProvider & { provider: Provider }>> {
  const { google, facebook, oidcIssuer, facebookServer, appUrl, providerTimeout } = config
  const toClientConfig = (
    name: ProviderName,
    credentials: { clientId: string; clientSecret: string },
  ): ClientConfig => ({
    ...credentials,
    callbackUrl: `${appUrl}/api/auth/${name}/callback`,
    timeout: providerTimeout,
  })
  return {
    ...(google && {
      google: { provider: 'Google', ...openIdProvider(oidcIssuer ?? GOOGLE, toClientConfig('google', google)) },
    }),
    ...(facebook && {
      facebook: { provider: 'Facebook', ...facebookProvider(facebookServer, toClientConfig('facebook', facebook)) },
    }),
  }
}

/** The unparsed query string of a request. */
const getQueryString = (request: FastifyRequest) => /\?.*$/.exec(request.url)?.[0] ?? ''

/** Routes that browsers navigate to. Each redirects to a page of the app, even after an error. */
export const externalSignInRoutes: Module = (app, deps) => {
  const { appUrl } = deps.config
  const stateCookie = createStateCookie(appUrl)
  const providers = createProviders(deps.config)
  const requireProvider = (name: ProviderName) => {
    const provider = providers[name]
    if (!provider) throw notFound()
    return provider
  }
  const toLoginUrl = (code: ExternalSignInError) => `${toClientUrl(appUrl, clientPaths.login)}?error=${code}`
  const toErrorCode = (request: FastifyRequest, error: unknown): ExternalSignInError => {
    if (error instanceof SignInFailure) return error.code
    request.log.warn({ err: error }, 'external sign-in failed')
    return 'failed'
  }

  app.get(
    '/auth/:provider',
    // Link previews send HEAD requests, which must not start a sign-in.
    { exposeHeadRoute: false, config: { guard: 'public', limit: 'sign-in' }, schema: { params } },
    async (request, reply) => {
      const provider = requireProvider(request.params.provider)
      try {
        const { url, state } = await startSignIn(deps, provider)
        stateCookie.set(reply, state)
        return reply.redirect(url.href, 302)
      } catch (error) {
        return reply.redirect(toLoginUrl(toErrorCode(request, error)), 302)
      }
    },
  )

  app.get(
    '/auth/:provider/callback',
    { exposeHeadRoute: false, config: { guard: 'public' }, schema: { params } },
    async (request, reply) => {
      const provider = requireProvider(request.params.provider)
      const state = stateCookie.read(request)
      stateCookie.clear(reply)
      try {
        const token = await finishSignIn(deps, provider, getQueryString(request), state)
        return reply.redirect(`${toClientUrl(appUrl, clientPaths.authSuccess)}?token=${token}`, 302)
      } catch (error) {
        return reply.redirect(toLoginUrl(toErrorCode(request, error)), 302)
      }
    },
  )
}
