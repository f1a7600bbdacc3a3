import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyJson } from '../../test/any-json.ts'
import { freshDatabase } from '../../test/postgres/fresh-database.ts'
import { setupPostgres } from '../../test/postgres/postgres-cluster.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { HOUR } from '../lib/clock.ts'
import { logSlowStatements } from './slow-statements.ts'

const { openFreshPostgres } = setupPostgres()

describe.each([
  ['the embedded database', freshDatabase],
  ['PostgreSQL', openFreshPostgres],
])('slow statements on %s', (_, open) => {
  let lines: string[] = []
  let shop: TestApp
  let stop = () => {}
  beforeAll(async () => {
    shop = await testApp({
      database: await open(),
      config: { trustProxy: 1 },
      log: { write: (line) => lines.push(line) },
    })
  })
  beforeEach(() => {
    lines = []
  })
  afterEach(() => stop())
  afterAll(() => shop.close())

  const start = (thresholdMs: number) => {
    stop = logSlowStatements(shop.app.log, thresholdMs)
  }
  const readSlow = (): AnyJson[] =>
    lines.map((line) => JSON.parse(line)).filter((line: AnyJson) => line.msg === 'slow statement')

  it('are logged with the name of the prepared statement, the route and the id of the request', async () => {
    start(0)
    const { headers } = await shop.call('GET', '/product/item/top')
    const [logged] = readSlow()
    expect(logged).toMatchObject({
      level: 40,
      reqId: headers['x-request-id'],
      route: 'GET /api/product/item/:key',
      statement: expect.stringMatching(/^[a-z_]+$/),
      ms: expect.any(Number),
    })
  })

  it('are logged as SQL without values if they have no name, also after a body and within a transaction', async () => {
    start(0)
    const body = { email: 'ada@secret.example', firstName: 'Ada-Secret', lastName: 'L', password: 'secret-engine' }
    const { status, headers } = await shop.call('POST', '/auth/register', { body })
    expect(status).toBe(200)
    const slow = readSlow()
    expect(slow.map(({ statement }) => statement).join('\n')).toMatch(/insert into "users" .*\$1/)
    expect(new Set(slow.map(({ reqId }) => reqId))).toEqual(new Set([headers['x-request-id']]))
    expect(JSON.stringify(slow).toLowerCase()).not.toContain('secret')
  })

  it('belong to the request that runs them, also if many requests wait for a connection', async () => {
    start(0)
    const ids = Array.from({ length: 20 }, (_id, index) => `request-${index}`)
    await Promise.all(
      ids.map((id, index) =>
        shop.call('GET', `/review/toy-${index}`, { headers: { 'x-request-id': id }, remoteAddress: '10.0.0.1' }),
      ),
    )
    const counts = ids.map((id) => readSlow().filter(({ reqId }) => reqId === id).length)
    expect(counts[0]).toBeGreaterThan(0)
    expect(counts).toEqual(ids.map(() => counts[0]))
  })

  it('outside of requests have no route', async () => {
    start(0)
    await shop.db.execute(sql`select 'idle'   as state`)
    expect(readSlow()).toMatchObject([{ statement: "select 'idle' as state", ms: expect.any(Number) }])
    expect(readSlow()[0]).not.toHaveProperty('route')
  })

  it('are logged if they fail', async () => {
    start(0)
    await expect(shop.db.execute(sql`select missing`)).rejects.toThrow()
    expect(readSlow()).toMatchObject([{ statement: 'select missing' }])
  })

  it('are only those that reach the threshold', async () => {
    start(HOUR)
    await shop.db.execute(sql`select 1`)
    expect(readSlow()).toEqual([])
  })

  it('are no longer logged after a stop', async () => {
    start(0)
    stop()
    await shop.db.execute(sql`select 1`)
    expect(readSlow()).toEqual([])
  })
})
