import { ANSWER_TEXT, LoginInput, ProviderList, RegisterInput, Saved, SignedIn } from '@whirligig/contract'
import type { Module } from '../../deps.ts'
import { answers } from '../../lib/with-error-responses.ts'
import { addressOf } from '../../plugins/rate-limit.ts'
import { sessionOf } from '../../plugins/session.ts'
import { configuredProviders, login, logout, register } from './service.ts'

export const authRoutes: Module = (app, deps) => {
  app.post(
    '/auth/login',
    { config: { guard: 'anyone', limit: 'sign-in' }, schema: { body: LoginInput, response: answers(SignedIn) } },
    (request) => login(deps, request.body, addressOf(request)),
  )

  app.post(
    '/auth/register',
    { config: { guard: 'anyone', limit: 'sign-up' }, schema: { body: RegisterInput, response: answers(SignedIn) } },
    (request) => register(deps, request.body),
  )

  app.post(
    '/auth/logout',
    { config: { guard: 'signed-in' }, schema: { response: answers(Saved) } },
    async (request) => {
      await logout(deps, sessionOf(request).id)
      return { success: true, message: ANSWER_TEXT.auth.loggedOut }
    },
  )

  app.get(
    '/auth/providers',
    { config: { guard: 'anyone' }, schema: { response: answers(ProviderList) } },
    async () => ({ providers: configuredProviders(deps.config) }),
  )
}
