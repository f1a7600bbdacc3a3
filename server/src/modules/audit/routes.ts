import { AUDIT_ENTITIES, AuditPage } from '@whirligig/contract'
import * as z from 'zod/mini'
import { isId } from '../../db/id.ts'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { anyValue } from '../../plugins/validation.ts'
import { listAuditEntries } from './service.ts'

const params = z.object({ entity: z.enum(AUDIT_ENTITIES), id: z.string().check(z.refine(isId)) })
const PageQuery = z.object({ page: anyValue, limit: anyValue })

/** The audit trail, for admins. */
export const auditRoutes: Module = (app, { db }) => {
  app.get(
    '/audit/:entity/:id',
    { config: { guard: 'admin' }, schema: { params, querystring: PageQuery, response: withErrorResponses(AuditPage) } },
    ({ params: { entity, id }, query }) => listAuditEntries(db, { entity, entityId: id }, query),
  )
}
