import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { prepareEndpoint } from '../../test/fixtures/endpoint-fixtures.ts'
import { signInAllRoles } from '../../test/fixtures/staff.ts'
import { testApp } from '../../test/test-app.ts'
import { ENDPOINT_DOCS } from './endpoint-docs.ts'
import { toEndpointName } from './endpoints.ts'
import { type Caller, formatRoleTable, getAccess } from './role-table.ts'

// Built at the top level, because each registered endpoint becomes a test case.
const shop = await testApp({
  config: { google: { clientId: 'id', clientSecret: 'secret' }, oidcIssuer: 'http://127.0.0.1:9' },
})
afterAll(() => shop.close())

const CALLER_BY_ACCOUNT: Record<string, Caller> = {
  guest: 'Guest',
  member: 'Member',
  other: 'Merchant',
  disabled: 'Disabled merchant',
  merchant: 'Merchant',
  admin: 'Admin',
}
const OWNER = { user: 'member', brand: 'merchant' }

/** Reduces a status to what access control decides. */
function toOutcome(status: number): string {
  if (status >= 500) return `broken (${status})`
  return status === 401 || status === 403 || status === 404 ? String(status) : 'allowed'
}

it('every endpoint has a guard and documentation', () => {
  expect(shop.app.endpoints.filter(({ guard }) => !guard)).toEqual([])
  expect(shop.app.endpoints.map(toEndpointName).toSorted()).toEqual(Object.keys(ENDPOINT_DOCS).toSorted())
})

it('a route without a guard fails at startup', async () => {
  const { registerGuards } = await import('../plugins/session.ts')
  const { fastify } = await import('fastify')
  const api = fastify()
  registerGuards(api, async () => null)
  expect(() => api.get('/open-by-mistake', async () => 'x')).toThrow('does not declare a guard')
})

describe('every caller gets the access of the role table', () => {
  it.each(shop.app.endpoints.map((endpoint) => [toEndpointName(endpoint), endpoint] as const))(
    '%s',
    async (name, { method, guard }) => {
      const docs = ENDPOINT_DOCS[name]
      if (!guard || !docs) throw new Error('The endpoint has no guard or no documentation.')
      const accounts = await signInAllRoles(shop)
      const tokens: Record<string, string | undefined> = {
        member: accounts.member.token,
        other: accounts.other.token,
        disabled: accounts.disabled.token,
        merchant: accounts.merchant.token,
        admin: accounts.admin.token,
      }
      const actual: Record<string, string> = {}
      const expected: Record<string, string> = {}
      for (const [account, caller] of Object.entries(CALLER_BY_ACCOUNT)) {
        const { path, body, headers } = await prepareEndpoint(shop, name, accounts)
        const token = tokens[account]
        const response = await shop.app.inject({
          method: method as 'GET', // inject accepts the methods of registered routes
          url: `/api${path}`,
          headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
          ...(body !== undefined && { payload: body }),
        })
        actual[account] = toOutcome(response.statusCode)
        const access = getAccess(guard, docs, caller)
        const isForeign = access === 'own' && name.includes(':') && docs.ownership && OWNER[docs.ownership] !== account
        expected[account] = access === '401' || access === '403' ? access : isForeign ? '404' : 'allowed'
      }
      expect(actual).toEqual(expected)
    },
  )
})

it('docs/api.md matches the routes (npm run docs:api generates it)', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8')
  expect(page).toBe(formatRoleTable(shop.app.endpoints))
})
