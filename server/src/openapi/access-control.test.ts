import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { prepareEndpoint } from '../../test/fixtures/endpoint-fixtures.ts'
import { signInAllRoles } from '../../test/fixtures/staff.ts'
import { testApp } from '../../test/test-app.ts'
import { ENDPOINT_DOCS } from './endpoint-docs.ts'
import { toEndpointName } from './endpoints.ts'
import { type Caller, formatRoleTable, getAccess } from './role-table.ts'

// Before the tests: each call that is registered is one of them.
const shop = await testApp({
  config: { google: { clientId: 'id', clientSecret: 'secret' }, oidcIssuer: 'http://127.0.0.1:9' },
})
afterAll(() => shop.close())

const WHO: Record<string, Caller> = {
  guest: 'Guest',
  member: 'Member',
  other: 'Merchant',
  disabled: 'Disabled merchant',
  merchant: 'Merchant',
  admin: 'Admin',
}
const OWNER = { person: 'member', brand: 'merchant' }

/** What an answer comes to for whoever asked. */
function outcome(status: number): string {
  if (status >= 500) return `broken (${status})`
  return status === 401 || status === 403 || status === 404 ? String(status) : 'let in'
}

it('every call says who may make it, and what it does', () => {
  expect(shop.app.endpoints.filter(({ guard }) => !guard)).toEqual([])
  expect(shop.app.endpoints.map(toEndpointName).toSorted()).toEqual(Object.keys(ENDPOINT_DOCS).toSorted())
})

it('a call that does not say who may make it does not start', async () => {
  const { registerGuards: guardRoutes } = await import('../plugins/session.ts')
  const { fastify } = await import('fastify')
  const api = fastify()
  guardRoutes(api, async () => null)
  expect(() => api.get('/open-by-mistake', async () => 'x')).toThrow('does not say who may call it')
})

describe('everybody is let in where the table says so, and nowhere else:', () => {
  it.each(shop.app.endpoints.map((call) => [toEndpointName(call), call] as const))(
    '%s',
    async (name, { method, guard }) => {
      const text = ENDPOINT_DOCS[name]
      if (!guard || !text) throw new Error('See the test above.')
      const people = await signInAllRoles(shop)
      const tokens: Record<string, string | undefined> = {
        member: people.member.token,
        other: people.other.token,
        disabled: people.disabled.token,
        merchant: people.merchant.token,
        admin: people.admin.token,
      }
      const got: Record<string, string> = {}
      const wanted: Record<string, string> = {}
      for (const [who, person] of Object.entries(WHO)) {
        const { path, ...aim } = await prepareEndpoint(shop, name, people)
        const token = tokens[who]
        const response = await shop.app.inject({
          method: method as 'GET', // a registered route's is one that inject knows
          url: `/api${path}`,
          headers: { ...(token && { authorization: `Bearer ${token}` }), ...aim.headers },
          ...(aim.body !== undefined && { payload: aim.body }),
        })
        got[who] = outcome(response.statusCode)
        const reach = getAccess(guard, text, person)
        const foreign = reach === 'own' && name.includes(':') && text.own && OWNER[text.own] !== who
        wanted[who] = reach === '401' || reach === '403' ? reach : foreign ? '404' : 'let in'
      }
      expect(got).toEqual(wanted)
    },
  )
})

it('docs/api.md is what the routes declare (npm run docs:api writes it)', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8')
  expect(page).toBe(formatRoleTable(shop.app.endpoints))
})
