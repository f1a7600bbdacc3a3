import { ChangePasswordInput, ForgotInput, ResetInput, Saved } from '@whirligig/contract'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { answers } from '../../lib/with-error-responses.ts'
import { userOf } from '../../plugins/session.ts'
import { forgot } from './forgot.ts'
import { changePassword, resetPassword } from './service.ts'

const params = z.object({ token: z.string() })
const response = answers(Saved)

/** A forgotten password, and a new one for an old one. */
export const passwordRoutes: Module = (app, deps) => {
  app.post('/auth/forgot', { config: { guard: 'anyone' }, schema: { body: ForgotInput, response } }, (request) =>
    forgot(deps, request.body.email),
  )

  app.post(
    '/auth/reset/:token',
    { config: { guard: 'anyone' }, schema: { params, body: ResetInput, response } },
    (request) => resetPassword(deps, request.params.token, request.body),
  )

  app.post(
    '/auth/reset',
    { config: { guard: 'signed-in' }, schema: { body: ChangePasswordInput, response } },
    (request) => changePassword(deps, userOf(request), request.body),
  )
}
