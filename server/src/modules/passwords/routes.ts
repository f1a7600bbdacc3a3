import { ChangePasswordInput, ForgotPasswordInput, MessageResponse, ResetPasswordInput } from '@whirligig/contract'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireSession } from '../../plugins/session.ts'
import { requestPasswordReset } from './request-reset.ts'
import { changePassword, resetPassword } from './service.ts'

const params = z.object({ token: z.string() })
const response = withErrorResponses(MessageResponse)

/** Reset of a forgotten password, and change of a known one. */
export const passwordRoutes: Module = (app, deps) => {
  app.post(
    '/auth/forgot',
    { config: { guard: 'public', limit: 'forgot-request' }, schema: { body: ForgotPasswordInput, response } },
    (request) => requestPasswordReset(deps, request.body.email),
  )

  app.post(
    '/auth/reset/:token',
    { config: { guard: 'public' }, schema: { params, body: ResetPasswordInput, response } },
    (request) => resetPassword(deps, request.params.token, request.body),
  )

  app.post(
    '/auth/reset',
    { config: { guard: 'authenticated' }, schema: { body: ChangePasswordInput, response } },
    (request) => changePassword(deps, requireSession(request), request.body),
  )
}
