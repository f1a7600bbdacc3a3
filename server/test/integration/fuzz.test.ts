import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as schema from '../../src/db/schema/index.ts'
import { ENDPOINT_DOCS } from '../../src/openapi/endpoint-docs.ts'
import { type Endpoint, toEndpointName } from '../../src/openapi/endpoints.ts'
import { buildForm } from '../fixtures/staff.ts'
import { AS_ADMIN, testApp } from '../test-app.ts'

// The same rubbish each time: what fails once fails again.
const SEED = 20_260_321
const RUNS = 20

const log: string[] = []
const shop = await testApp({ log: { write: (line) => log.push(line) } })
afterAll(() => shop.close())
let token: string
beforeAll(async () => {
  token = (await shop.signIn(AS_ADMIN)).token
})

const nested = (depth: number): unknown => JSON.parse('{"a":'.repeat(depth) + 1 + '}'.repeat(depth))

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

/** Values that no form sends. `undefined` leaves the field out. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.constantFrom(null, undefined, true, false, [], {}, 0, -1, 0.1, 1e15, 2 ** 53, -(2 ** 31) - 1, Number.MAX_VALUE),
  fc.constantFrom(nested(50), { toString: 1 }, { constructor: { prototype: { admin: true } } }, { length: 1e9 }),
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

/** Something of about the right kind, so that rubbish beside it gets past the first check. */
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

/** A body with the fields of a schema, each right or rubbish, and fields that are nobody's. */
function withJunk(properties: Record<string, JsonSchema>): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    fc.oneof({ weight: 2, arbitrary: plausible(field) }, { weight: 1, arbitrary: junk }),
  ])
  const extra = { role: fc.constant('ROLE ADMIN'), _id: junk, isActive: junk, status: junk, provider: junk }
  return fc.record({ ...extra, ...Object.fromEntries(fields) }, { requiredKeys: [] })
}

/** Bodies that are wrong before anybody looks at their fields. */
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

const bodySchema = (call: Endpoint): JsonSchema | null =>
  call.schema?.body instanceof z.ZodMiniType
    ? (z.toJSONSchema(call.schema.body, { io: 'input', unrepresentable: 'any' }) as JsonSchema) // what is read of it
    : null

// What counts calls and sessions is written by every call, refused or not; what notes changes, by those that change nothing.
const COUNTED = Object.values(schema)
  .flatMap((table) => (is(table, PgTable) ? [getTableConfig(table as PgTable).name] : [])) // each has columns of its own
  .filter((name) => !/rate_limits|sessions|catalogue_changes/.test(name))

/** How many rows each table has. */
async function rows(): Promise<string> {
  const counts = COUNTED.map((name) => sql`(select count(*) from ${sql.identifier(name)})`)
  const { rows } = await shop.db.execute(sql`select ${sql.join(counts, sql`, `)}`)
  return JSON.stringify(rows)
}

const address = (path: string, part: string) => `/api${path.replace(/:\w+/g, () => encodeURIComponent(part))}`

type Sent = { url: string; payload?: string | Buffer | object; headers?: Record<string, string> }

/** Sends rubbish; answers whether it was taken. */
async function send(call: Endpoint, { url, payload, headers }: Sent): Promise<boolean> {
  const response = await shop.app.inject({
    method: call.method as 'POST', // a registered route's is one that inject knows
    url,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload !== undefined && { payload }),
  })
  const { statusCode, body } = response
  expect(statusCode, `${body}\n${log.findLast((line) => line.includes('request failed'))}`).toBeLessThan(500)
  expect(body).not.toMatch(/\bat .+:\d+:\d+|node_modules|drizzle|pglite|syntax error/i)
  if (statusCode >= 400 && response.headers['content-type']?.toString().includes('json')) {
    const { error, message } = response.json()
    expect(error ?? message).toBeTypeOf('string')
  }
  return statusCode < 400
}

const json = { 'content-type': 'application/json' }
/** A lone half of a pair cannot be written into an address. */
const addressable = text.filter((part) => part.isWellFormed())

describe('rubbish is refused in words, breaks nothing and leaves nothing behind:', () => {
  it.each(shop.app.endpoints.map((call) => [toEndpointName(call), call] as const))('%s', async (name, call) => {
    // A session that the call itself ends would make of every later run a 401.
    if (call.guard !== 'public') token = (await shop.signIn(AS_ADMIN)).token
    const before = await rows()
    let taken = false
    const run = async (sent: Sent) => {
      if (await send(call, sent)) taken = true
    }

    const fields = bodySchema(call)?.properties ?? {}
    const query = fc.webQueryParameters()
    const bodies = fc.record({ body: withJunk(fields), part: addressable, query })
    await fc.assert(
      fc.asyncProperty(bodies, async ({ body, part, query }) => {
        const url = `${address(call.path, part)}?${query}&page=${encodeURIComponent(part)}&page=2&limit[a]=1`
        if (ENDPOINT_DOCS[name]?.form) {
          const parts = Object.entries(body).map(([key, value]) => [key, JSON.stringify(value) ?? ''])
          const image = Buffer.from(JSON.stringify(body))
          const { body: payload, headers } = await buildForm({ ...Object.fromEntries(parts), image })
          await run({ url, payload, headers })
        } else if (call.method === 'GET') await run({ url })
        else await run({ url, payload: JSON.stringify(body), headers: json })
      }),
      { seed: SEED, numRuns: RUNS },
    )
    if (call.method !== 'GET') {
      for (const payload of BROKEN_BODIES) await run({ url: address(call.path, 'x'), payload, headers: json })
    }
    // What happened to be right may be kept; of what was refused there is nothing.
    if (!taken) expect(await rows()).toBe(before)
  })
})
