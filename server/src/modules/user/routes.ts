import { Me, ProfileSaved, ProfileUpdate, UserList, UserPage } from '@whirligig/contract'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { answers } from '../../lib/with-error-responses.ts'
import { userOf } from '../../plugins/session.ts'
import { listUsers, profileOf, saveProfile, searchUsers } from './service.ts'

const PageQuery = z.object({ page: z.optional(z.unknown()), limit: z.optional(z.unknown()) })
const SearchQuery = z.object({ search: z.optional(z.unknown()) })
const admin = { guard: 'admin' } as const

export const userRoutes: Module = (app, deps) => {
  app.get('/user/me', { config: { guard: 'signed-in' }, schema: { response: answers(Me) } }, (request) =>
    profileOf(deps, userOf(request).id),
  )

  app.put(
    '/user',
    { config: { guard: 'signed-in' }, schema: { body: ProfileUpdate, response: answers(ProfileSaved) } },
    (request) => saveProfile(deps, userOf(request).id, request.body.profile),
  )

  app.get('/user', { config: admin, schema: { querystring: PageQuery, response: answers(UserPage) } }, (request) =>
    listUsers(deps.db, request.query),
  )

  app.get(
    '/user/search',
    { config: admin, schema: { querystring: SearchQuery, response: answers(UserList) } },
    async (request) => ({ users: await searchUsers(deps.db, request.query.search) }),
  )
}
