import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as schema from '../../src/db/schema/index.ts'
import { ENDPOINT_DOCS } from '../../src/openapi/endpoint-docs.ts'
import { type Endpoint, toEndpointName } from '../../src/openapi/endpoints.ts'
import { buildForm, signInMerchant } from '../fixtures/staff.ts'
import { setupDatabases } from '../postgres/setup-databases.ts'
import { AS_ADMIN, testApp } from '../test-app.ts'

// A fixed seed makes failures reproducible. `npm run bench:fuzz` sets another seed and sends more requests, also with PostgreSQL.
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_321)
const SCALE = Number(process.env.FUZZ_SCALE ?? 1)
const openDatabase = setupDatabases()[process.env.FUZZ_DATABASE === 'postgres' ? 1 : 0]?.[1]
let requestCount = 0
/** Few are allowed to do what an admin is, so the others mostly find a guard. */
const RUNS = { guest: 3, member: 3, merchant: 3, admin: 20 }

/** The log line of the last request that failed. */
let failure = ''
const write = (line: string) => {
  if (line.includes('request failed')) failure = line
}
const shop = await testApp({ database: await openDatabase?.(), log: { write } })
afterAll(async () => {
  await shop.close()
  if (SCALE > 1) process.stdout.write(`${requestCount} requests with the seed ${SEED}\n`)
})

/** Signs a user in and returns the token. A guest has none. */
const SIGN_IN: Record<'guest' | 'member' | 'merchant' | 'admin', () => Promise<string | null>> = {
  guest: async () => null,
  member: async () => (await shop.signIn()).token,
  merchant: async () => (await signInMerchant(shop)).token,
  admin: async () => (await shop.signIn(AS_ADMIN)).token,
}
type Caller = keyof typeof SIGN_IN
const CALLERS = Object.keys(SIGN_IN) as Caller[] // keys of the object above
let token: string | null = null

const nested = (depth: number): unknown => JSON.parse('{"a":'.repeat(depth) + 1 + '}'.repeat(depth))

/** An object whose `length` cannot be compared, that cannot be converted to a text, and that resembles a promise. */
const HOSTILE_OBJECT: unknown = JSON.parse('{"length":{"toString":1},"toString":1,"valueOf":1,"toJSON":1,"then":1}')

const NASTY_TEXT = [
  '',
  ' ',
  'x'.repeat(20_000),
  'nul\u0000byte',
  'half \ud800 pair',
  '\u202Eright to left',
  '💥👩‍👩‍👧‍👦',
  'z̡̙͒a̢̛l͓g̤o̙',
  "'; drop table users; --",
  '%_(.*)[a-z]+$',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../../etc/passwd',
  '0190163d-8694-739b-aea5-966c26f8ad91',
  '1e309',
  '-1',
  '２',
]

const text = fc.oneof(fc.constantFrom(...NASTY_TEXT), fc.string({ unit: 'binary', maxLength: 60 }))

/** Values that no form sends. `undefined` omits the field. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.constantFrom(null, undefined, true, false, [], {}, 0, -1, 0.1, 1e15, 2 ** 53, -(2 ** 31) - 1, Number.MAX_VALUE),
  fc.constantFrom(nested(50), { toString: 1 }, { constructor: { prototype: { admin: true } } }, { length: 1e9 }),
  fc.constantFrom(HOSTILE_OBJECT, { length: { toString: 1 } }),
  fc.constantFrom(
    { $ne: null },
    [['a']],
    Array.from({ length: 2000 }, () => 'x'),
    Array.from({ length: 101 }, () => ({})),
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

type JsonSchema = {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  enum?: unknown[]
  anyOf?: JsonSchema[]
}

/** A value of roughly the right type, so that invalid values in other fields pass the first checks. */
function plausible({ type, properties, items, enum: values, anyOf }: JsonSchema): fc.Arbitrary<unknown> {
  if (values) return fc.constantFrom(...values)
  if (anyOf) return fc.oneof(...anyOf.map(plausible))
  if (properties) return withJunk(properties)
  const kind = [type].flat()[0]
  if (kind === 'array') return fc.array(items ? plausible(items) : junk, { maxLength: 3 })
  if (kind === 'boolean') return fc.boolean()
  if (kind === 'number' || kind === 'integer') return fc.oneof(fc.integer(), fc.constantFrom(1, '1'))
  return fc.constantFrom('ada@example.com', 'whirligig', '555-123-4567', 'teddy-bears', 'A fine, long sentence.')
}

/** A body with valid and invalid fields of a schema, and unknown fields. */
function withJunk(properties: Record<string, JsonSchema>): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    fc.oneof({ weight: 2, arbitrary: plausible(field) }, { weight: 1, arbitrary: junk }),
  ])
  const extra = { role: fc.constant('ROLE ADMIN'), _id: junk, isActive: junk, status: junk, provider: junk }
  return fc.record({ ...extra, ...Object.fromEntries(fields) }, { requiredKeys: [] })
}

/** A body in which each field, at any depth, is the same value. */
function fillFields(properties: Record<string, JsonSchema>, value: unknown): Record<string, unknown> {
  const fill = (field: JsonSchema): unknown => {
    if (field.properties) return fillFields(field.properties, value)
    return field.items?.properties ? [fillFields(field.items.properties, value)] : value
  }
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, fill(field)]))
}

/** Bodies that are invalid as a whole. */
const BROKEN_BODIES = [
  '',
  'null',
  '[]',
  '"text"',
  '7',
  '{',
  '{"email":"a@example.com","email":{"a":1}}',
  '{"__proto__":{"role":"ROLE ADMIN"}}',
  '{"constructor":{"prototype":{"role":"ROLE ADMIN"}}}',
  '['.repeat(200_000) + ']'.repeat(200_000),
  `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
  `{"email":"${'a'.repeat(2 ** 20)}"}`,
  '\uFEFF{}',
  Buffer.from([0xc3, 0x28, 0xff, 0xfe]),
]

const getBodySchema = (endpoint: Endpoint): JsonSchema | null =>
  endpoint.schema?.body instanceof z.ZodMiniType
    ? (z.toJSONSchema(endpoint.schema.body, { io: 'input', unrepresentable: 'any' }) as JsonSchema) // the type lists the properties that are used
    : null

// Refused requests also write rate limits and sessions, and requests without an effect also record catalogue changes.
const TABLES = Object.values(schema)
  .flatMap((table) => (is(table, PgTable) ? [getTableConfig(table as PgTable).name] : [])) // the union of all table types
  .filter((name) => !/rate_limits|sessions|catalogue_changes/.test(name))

/** Counts the rows of each table. */
async function countRows(): Promise<string> {
  const counts = TABLES.map((name) => sql`(select count(*) from ${sql.identifier(name)})`)
  const { rows } = await shop.db.execute(sql`select ${sql.join(counts, sql`, `)}`)
  return JSON.stringify(rows)
}

const toUrl = (path: string, part: string) => `/api${path.replace(/:\w+/g, () => encodeURIComponent(part))}`

type FuzzRequest = { url: string; payload?: string | Buffer | object; headers?: Record<string, string> }

/** Sends a request. @returns the status */
async function send(endpoint: Endpoint, { url, payload, headers }: FuzzRequest): Promise<number> {
  requestCount += 1
  const response = await shop.app.inject({
    method: endpoint.method as 'POST', // inject accepts the methods of registered routes
    url,
    headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers },
    ...(payload !== undefined && { payload }),
  })
  const { statusCode, body } = response
  expect(statusCode, `${body}\n${failure}`).toBeLessThan(500)
  expect(body).not.toMatch(/\bat .+:\d+:\d+|node_modules|drizzle|pglite|syntax error/i)
  if (statusCode >= 400 && response.headers['content-type']?.toString().includes('json')) {
    const { error, message } = response.json()
    expect(error ?? message).toBeTypeOf('string')
  }
  return statusCode
}

const json = { 'content-type': 'application/json' }
/** Percent-encoded bytes that are no text, or that PostgreSQL refuses: NUL, half a surrogate pair, half a character, no hexadecimal digits. */
const BROKEN_PARTS = ['%00', 'a%00b', '%ED%A0%80', '%C3', '%FF%FE', '%', '%zz', '%2500', '%2e%2e%2f', '%0d%0a']
/** A URL cannot contain a lone surrogate. */
const urlText = text.filter((part) => part.isWellFormed())

/** The requests that every seed sends. @param withBroken whether bodies that are invalid as a whole are among them */
function listRequests(endpoint: Endpoint, fields: Record<string, JsonSchema>, withBroken: boolean): FuzzRequest[] {
  const filled = [HOSTILE_OBJECT, [HOSTILE_OBJECT], 'nul\u0000byte', 'half \ud800 pair', { length: 1 }].map((value) =>
    JSON.stringify(fillFields(fields, value)),
  )
  const payloads = endpoint.method === 'GET' ? [] : [...(withBroken ? BROKEN_BODIES : []), ...filled]
  return [
    ...payloads.map((payload) => ({ url: toUrl(endpoint.path, 'x'), payload, headers: json })),
    ...NASTY_TEXT.filter((nasty) => nasty.isWellFormed()).map((part) => ({
      url: `${toUrl(endpoint.path, part)}?${new URLSearchParams({ search: part, name: part, ids: part })}`,
    })),
    ...BROKEN_PARTS.map((part) => ({
      url: `/api${endpoint.path.replace(/:\w+/g, part)}?search=${part}&name=${part}&page=${part}&${part}=1`,
    })),
  ]
}

describe('invalid input is refused with a message and without side effects', () => {
  const cases = shop.app.endpoints.flatMap((endpoint) =>
    CALLERS.map((caller) => [toEndpointName(endpoint), caller, endpoint] as const),
  )
  it.each(cases)('%s as %s', { timeout: 10_000 * SCALE }, async (name, caller, endpoint) => {
    // Each case has a session of its own, because an endpoint may end it.
    token = await SIGN_IN[caller]()
    const rowsBefore = await countRows()
    let isAccepted = false
    let isGuarded = true
    const run = async (request: FuzzRequest) => {
      const status = await send(endpoint, request)
      if (status < 400) isAccepted = true
      if (status !== 401 && status !== 403) isGuarded = false
    }

    const fields = getBodySchema(endpoint)?.properties ?? {}
    const query = fc.webQueryParameters()
    const bodies = fc.record({ body: withJunk(fields), part: urlText, query })
    await fc.assert(
      fc.asyncProperty(bodies, async ({ body, part, query }) => {
        const url = `${toUrl(endpoint.path, part)}?${query}&page=${encodeURIComponent(part)}&page=2&limit[a]=1`
        if (ENDPOINT_DOCS[name]?.form) {
          const parts = Object.entries(body).map(([key, value]) => [key, JSON.stringify(value) ?? ''])
          const image = Buffer.from(JSON.stringify(body))
          const { body: payload, headers } = await buildForm({ ...Object.fromEntries(parts), image })
          await run({ url, payload, headers })
        } else if (endpoint.method === 'GET') await run({ url })
        else await run({ url, payload: JSON.stringify(body), headers: json })
      }),
      { seed: SEED, numRuns: RUNS[caller] * SCALE },
    )
    // A guard answers before the input is read, so more input would only test the guard again.
    if (!isGuarded) for (const request of listRequests(endpoint, fields, caller === 'admin')) await run(request)
    // Randomly valid input may be stored, refused input must not.
    if (!isAccepted) expect(await countRows()).toBe(rowsBefore)
  })
})
