import {
  LoginInput,
  MessageResponse,
  ProviderList,
  RESPONSE_TEXT,
  RegisterInput,
  SignInResponse,
} from '@whirligig/contract'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { getClientKey } from '../../plugins/rate-limit.ts'
import { requireSession } from '../../plugins/session.ts'
import { listProviders, login, logout, register } from './service.ts'

export const authRoutes: Module = (app, deps) => {
  app.post(
    '/auth/login',
    {
      config: { guard: 'public', limit: 'sign-in' },
      schema: { body: LoginInput, response: withErrorResponses(SignInResponse) },
    },
    (request) => login(deps, request.body, getClientKey(request)),
  )

  app.post(
    '/auth/register',
    {
      config: { guard: 'public', limit: 'sign-up' },
      schema: { body: RegisterInput, response: withErrorResponses(SignInResponse) },
    },
    (request) => register(deps, request.body),
  )

  app.post(
    '/auth/logout',
    { config: { guard: 'authenticated' }, schema: { response: withErrorResponses(MessageResponse) } },
    async (request) => {
      await logout(deps, requireSession(request).id)
      return { success: true, message: RESPONSE_TEXT.auth.signedOut }
    },
  )

  app.get(
    '/auth/providers',
    { config: { guard: 'public' }, schema: { response: withErrorResponses(ProviderList) } },
    async () => ({ providers: listProviders(deps.config) }),
  )
}
