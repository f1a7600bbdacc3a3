import type { ApprovalStatus } from '@whirligig/contract'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import type { Session, SessionUser } from '../modules/auth/sessions.ts'
import { sendError } from './errors.ts'
import { bearerToken, type Guard, registerGuards, requireUser } from './session.ts'

const user = (more: Partial<SessionUser>): SessionUser => ({
  id: 'x',
  email: null,
  firstName: 'X',
  lastName: 'Y',
  provider: 'Email',
  role: 'ROLE MEMBER',
  merchant: null,
  ...more,
})
const merchant = (isActive: boolean, status: ApprovalStatus) =>
  user({ role: 'ROLE MERCHANT', merchant: { id: 'm', isActive, status, brandId: null } })

/** The users by their tokens. */
const users: Record<string, SessionUser> = {
  member: user({}),
  admin: user({ role: 'ROLE ADMIN' }),
  merchant: merchant(true, 'Approved'),
  disabled: merchant(false, 'Approved'),
  waiting: merchant(true, 'Waiting Approval'),
  unlinked: user({ role: 'ROLE MERCHANT' }),
}

/** Builds an app with one route behind the guard. It returns the session id. */
async function buildGuardedApp(guard: Guard | undefined) {
  const app = fastify()
  app.setErrorHandler(sendError)
  const findSession = async (token: string): Promise<Session | null> => {
    const user = users[token]
    return user ? { id: token, user } : null
  }
  registerGuards(app, findSession)
  app.get('/', { config: guard === undefined ? {} : { guard } }, async (request) => ({
    session: request.session?.id ?? null,
  }))
  return app
}

async function callAs(guard: Guard, token: string): Promise<string> {
  const app = await buildGuardedApp(guard)
  const headers = token === 'guest' ? {} : { authorization: `Bearer ${token}` }
  const response = await app.inject({ url: '/', headers })
  return response.statusCode === 200 ? `200 ${response.json().session}` : String(response.statusCode)
}

it.each<[Guard, Record<string, string>]>([
  ['public', { guest: '200 null', member: '200 null', expired: '200 null' }],
  ['optional', { guest: '200 null', member: '200 member', expired: '200 null' }],
  [
    'authenticated',
    { guest: '401', expired: '401', member: '200 member', disabled: '200 disabled', admin: '200 admin' },
  ],
  [
    'staff',
    {
      guest: '401',
      expired: '401',
      member: '403',
      merchant: '200 merchant',
      disabled: '403',
      waiting: '403',
      unlinked: '403',
      admin: '200 admin',
    },
  ],
  ['admin', { guest: '401', expired: '401', member: '403', merchant: '403', admin: '200 admin' }],
])('a route with the guard %s responds to %j', async (guard, expected) => {
  const responses = await Promise.all(Object.keys(expected).map(async (token) => [token, await callAs(guard, token)]))
  expect(Object.fromEntries(responses)).toEqual(expected)
})

it('a route without a guard fails at startup', async () => {
  await expect(buildGuardedApp(undefined)).rejects.toThrow('GET / does not declare a guard (config.guard).')
})

it('requireUser responds with 401 to a guest on a public route', async () => {
  const app = await buildGuardedApp('public')
  app.get('/mine', { config: { guard: 'public' } }, async (request) => requireUser(request))
  expect((await app.inject('/mine')).statusCode).toBe(401)
})

it.each([
  ['Bearer abc-DEF_1', 'abc-DEF_1'],
  ['bearer abc', 'abc'],
  ['Bearer  abc', 'abc'],
  ['abc', null],
  ['Bearer', null],
  ['Bearer a b', null],
  [`Bearer ${'x'.repeat(201)}`, null],
  [undefined, null],
])('parses the header %j as %j', (header, token) => {
  expect(bearerToken(header)).toBe(token)
})
