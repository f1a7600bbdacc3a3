import { Overview } from '@whirligig/contract'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { scopeOf } from '../products/staff-scope.ts'
import { overviewOf } from './service.ts'

/** How the shop is doing, to who works here. */
export const overviewRoutes: Module = (app, deps) => {
  app.get('/overview', { config: { guard: 'staff' }, schema: { response: withErrorResponses(Overview) } }, (request) =>
    overviewOf(deps, scopeOf(requireUser(request))),
  )
}
