import { MeResponse, ProfileResponse, ProfileUpdate, UserList, UserPage } from '@whirligig/contract'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { getProfile, listUsers, saveProfile, searchUsers } from './service.ts'

const PageQuery = z.object({ page: z.optional(z.unknown()), limit: z.optional(z.unknown()) })
const SearchQuery = z.object({ search: z.optional(z.unknown()) })
const admin = { guard: 'admin' } as const

export const userRoutes: Module = (app, deps) => {
  app.get(
    '/user/me',
    { config: { guard: 'authenticated' }, schema: { response: withErrorResponses(MeResponse) } },
    (request) => getProfile(deps, requireUser(request).id),
  )

  app.put(
    '/user',
    {
      config: { guard: 'authenticated' },
      schema: { body: ProfileUpdate, response: withErrorResponses(ProfileResponse) },
    },
    (request) => saveProfile(deps, requireUser(request).id, request.body.profile),
  )

  app.get(
    '/user',
    { config: admin, schema: { querystring: PageQuery, response: withErrorResponses(UserPage) } },
    (request) => listUsers(deps.db, request.query),
  )

  app.get(
    '/user/search',
    { config: admin, schema: { querystring: SearchQuery, response: withErrorResponses(UserList) } },
    async (request) => ({ users: await searchUsers(deps.db, request.query.search) }),
  )
}
