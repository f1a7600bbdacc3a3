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

/** Everybody who may come, by the token they have. */
const people: Record<string, SessionUser> = {
  member: user({}),
  admin: user({ role: 'ROLE ADMIN' }),
  merchant: merchant(true, 'Approved'),
  disabled: merchant(false, 'Approved'),
  waiting: merchant(true, 'Waiting Approval'),
  bare: user({ role: 'ROLE MERCHANT' }),
}

/** A server with one route behind the guard; it answers who called. */
async function behind(guard: Guard | undefined) {
  const app = fastify()
  app.setErrorHandler(sendError)
  const find = async (token: string): Promise<Session | null> => {
    const found = people[token]
    return found ? { id: token, user: found } : null
  }
  registerGuards(app, find)
  app.get('/', { config: guard === undefined ? {} : { guard } }, async (request) => ({
    by: request.session?.id ?? null,
  }))
  return app
}

async function as(guard: Guard, token: string): Promise<string> {
  const app = await behind(guard)
  const headers = token === 'nobody' ? {} : { authorization: `Bearer ${token}` }
  const response = await app.inject({ url: '/', headers })
  return response.statusCode === 200 ? `200 ${response.json().by}` : String(response.statusCode)
}

it.each<[Guard, Record<string, string>]>([
  ['public', { nobody: '200 null', member: '200 null', expired: '200 null' }],
  ['optional', { nobody: '200 null', member: '200 member', expired: '200 null' }],
  [
    'authenticated',
    { nobody: '401', expired: '401', member: '200 member', disabled: '200 disabled', admin: '200 admin' },
  ],
  [
    'staff',
    {
      nobody: '401',
      expired: '401',
      member: '403',
      merchant: '200 merchant',
      disabled: '403',
      waiting: '403',
      bare: '403',
      admin: '200 admin',
    },
  ],
  ['admin', { nobody: '401', expired: '401', member: '403', merchant: '403', admin: '200 admin' }],
])('a route for %s lets in %j', async (guard, expected) => {
  const answers = await Promise.all(Object.keys(expected).map(async (token) => [token, await as(guard, token)]))
  expect(Object.fromEntries(answers)).toEqual(expected)
})

it('a route without a guard fails at startup', async () => {
  await expect(behind(undefined)).rejects.toThrow('GET / does not declare a guard (config.guard).')
})

it('a handler that asks for a user where nobody needs to be one answers 401', async () => {
  const app = await behind('public')
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
])('reads %j as %j', (header, token) => {
  expect(bearerToken(header)).toBe(token)
})
