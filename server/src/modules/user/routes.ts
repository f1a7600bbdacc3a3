import {
  MeResponse,
  MessageResponse,
  ProfileResponse,
  ProfileUpdate,
  RESPONSE_TEXT,
  UserAccount,
  UserActive,
  UserList,
  UserPage,
} from '@whirligig/contract'
import * as z from 'zod/mini'
import type { Module } from '../../deps.ts'
import { sendCsv } from '../../lib/csv-export.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { anyValue, idParams } from '../../plugins/validation.ts'
import { getAccount, setUserActive, signOutEverywhere } from './account-service.ts'
import { exportUsers } from './export-users.ts'
import { getProfile, listUsers, parseUsersFilter, saveProfile, searchUsers } from './service.ts'

const PageQuery = z.object({ page: anyValue, limit: anyValue, status: anyValue })
const SearchQuery = z.object({ search: anyValue, status: anyValue })
const params = idParams(RESPONSE_TEXT.user.missing)
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
    async (request) => ({ users: await searchUsers(deps.db, request.query) }),
  )

  app.get('/user/export', { config: admin, schema: { querystring: SearchQuery } }, async (request, reply) =>
    sendCsv(reply, await exportUsers(deps, parseUsersFilter(request.query), requireUser(request))),
  )

  app.get('/user/:id', { config: admin, schema: { params, response: withErrorResponses(UserAccount) } }, (request) =>
    getAccount(deps, request.params.id),
  )

  app.put(
    '/user/:id/active',
    { config: admin, schema: { params, body: UserActive, response: withErrorResponses(MessageResponse) } },
    (request) => setUserActive(deps, request.params.id, request.body.user.isActive, requireUser(request)),
  )

  app.delete(
    '/user/:id/sessions',
    { config: admin, schema: { params, response: withErrorResponses(MessageResponse) } },
    (request) => signOutEverywhere(deps, request.params.id, requireUser(request)),
  )
}
