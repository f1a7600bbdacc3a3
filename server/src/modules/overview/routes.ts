import { Overview, parseOverviewDays, StaffWork } from '@whirligig/contract'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { getStaffScope } from '../products/staff-scope.ts'
import { countWork } from './queries.ts'
import { getOverview } from './service.ts'

/** Sales, stock and pending work, for the staff's dashboard. */
export const overviewRoutes: Module = (app, deps) => {
  app.get(
    '/overview',
    {
      config: { guard: 'staff' },
      schema: { querystring: z.object({ days: z.optional(z.unknown()) }), response: withErrorResponses(Overview) },
    },
    (request) => getOverview(deps, getStaffScope(requireUser(request)), parseOverviewDays(request.query.days)),
  )

  app.get(
    '/overview/work',
    { config: { guard: 'staff' }, schema: { response: withErrorResponses(StaffWork) } },
    (request) => countWork(deps.db, getStaffScope(requireUser(request))),
  )
}
