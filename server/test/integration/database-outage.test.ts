import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { newId } from '../../src/db/id.ts'
import { openPostgres } from '../../src/db/open.ts'
import { RESPONSE_TIMEOUT_MS } from '../../src/start-server.ts'
import type { AnyJson } from '../any-json.ts'
import { connectChatClient } from '../chat-client.ts'
import { addProduct } from '../fixtures/catalogue.ts'
import { createFakeRenderer } from '../fixtures/fake-renderer.ts'
import { createShopper } from '../fixtures/orders.ts'
import { MIGRATED, startPostgresProcess } from '../postgres/postgres-server.ts'
import { startServerProcess } from '../server-process.ts'
import { type TestApp, testApp } from '../test-app.ts'

// A server of its own, because these tests stop it.
const postgres = startPostgresProcess()
const renderer = createFakeRenderer()
const dataDir = mkdtempSync(join(tmpdir(), 'whirligig-outage-'))
let url: string
let shop: TestApp
let observer: pg.Client
let token: string
let toy: Awaited<ReturnType<typeof addProduct>>
let shopper: ReturnType<typeof createShopper>

beforeAll(async () => {
  url = `${await postgres.url}/${MIGRATED}`
  renderer.loadPage.mockImplementation(async ({ callApi }) => {
    const { status } = await callApi('/api/brand/list')
    if (status !== 200) throw new Error('no data')
    return { status, data: '', render: () => 'brands' }
  })
  const database = await openPostgres(url, { responseTimeoutMs: RESPONSE_TIMEOUT_MS })
  shop = await testApp({ database, renderer })
  observer = new pg.Client(url)
  observer.on('error', () => {})
  await observer.connect()
  token = (await shop.signIn()).token
  toy = await addProduct(shop.db, { stock: 100 })
  shopper = createShopper(shop)
})
afterAll(async () => {
  await postgres.stop()
  await shop.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const ADA = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' }

const order = async (cartId: string) => shopper.order(token, cartId, 10)
const getPage = async () => {
  const { statusCode, body } = await shop.app.inject('/brands')
  return [statusCode, body]
}
const isReady = async () => (await shop.app.inject('/readyz')).statusCode

async function readBackends(): Promise<number[]> {
  const { rows } = await observer.query('select pid from pg_stat_activity where pid <> pg_backend_pid()')
  return rows.map(({ pid }) => pid)
}

async function readPostmaster(): Promise<number> {
  const { rows } = await observer.query('show data_directory')
  return Number.parseInt(readFileSync(join(rows[0].data_directory, 'postmaster.pid'), 'utf8'), 10)
}

/** Stops the processes of PostgreSQL from running. @returns a function that lets them continue */
async function freeze(): Promise<() => void> {
  const processIds = [await readPostmaster(), ...(await readBackends())]
  for (const pid of processIds) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of processIds) process.kill(pid, 'SIGCONT')
  }
}

/** Begins as many transactions as the pool has connections, and commits them when all have begun. */
async function beginOnAllConnections(): Promise<PromiseSettledResult<void>['status'][]> {
  let begun = 0
  const all = Promise.withResolvers<void>()
  const use = () =>
    shop.db.transaction(() => {
      begun += 1
      if (begun === 10) all.resolve()
      return all.promise
    })
  const results = await Promise.allSettled(Array.from({ length: 10 }, use))
  return results.map(({ status }) => status)
}

/** Starts a server on a database of its own, with a chat connection. */
async function startServerWithClient() {
  const name = `server_${newId().replaceAll('-', '')}`
  await shop.db.execute(sql.raw(`create database ${name}`))
  const server = await startServerProcess({ DATABASE_URL: url.replace(MIGRATED, name), DATA_DIR: dataDir })
  onTestFinished(() => server.stop('SIGKILL'))
  const response = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ADA, password: 'engine1', isSubscribed: false }),
  })
  const { token }: AnyJson = await response.json()
  const client = await connectChatClient(server.url, { token })
  onTestFinished(() => client.close())
  await client.flush()
  return server
}

/** Locks the product in a transaction of the observer and waits until a call waits for the lock. */
async function holdProduct<Result>(call: () => Promise<Result>): Promise<{ pending: Promise<Result> }> {
  await observer.query('begin')
  await observer.query('select from products where id = $1 for update', [toy.id])
  const pending = call()
  const countWaiting = async () => {
    const { rows } = await observer.query(`select from pg_stat_activity where wait_event_type = 'Lock'`)
    return rows.length
  }
  await expect.poll(countWaiting, { timeout: 4000 }).toBe(1)
  return { pending }
}

it('gives up within 5 seconds while PostgreSQL is frozen, and recovers with no change lost or half done', async () => {
  const cartId = await shopper.createCart(token, [toy])
  const { pending } = await holdProduct(() => order(cartId))
  const startedAt = performance.now()
  const thaw = await freeze()
  try {
    // More calls than the pool has connections.
    const calls = Array.from({ length: 20 }, () => shop.call('GET', '/order/me', { token }))
    const pages = Array.from({ length: 20 }, getPage)
    const responses = await Promise.all([pending, ...calls])
    // The browser loads the data of such a page itself, later.
    expect(await Promise.all(pages)).toEqual(Array(20).fill([200, renderer.plainDocument]))
    expect(responses.map(({ status }) => status)).toEqual(Array(21).fill(503))
    expect(responses.map(({ headers }) => headers['retry-after'])).toEqual(Array(21).fill('5'))
    expect(performance.now() - startedAt).toBeLessThan(5000)
    const ready = performance.now()
    expect(await isReady()).toBe(503)
    expect(performance.now() - ready).toBeLessThan(5000)
  } finally {
    thaw()
  }
  await observer.query('rollback')
  await expect.poll(isReady, { timeout: 10_000 }).toBe(200)
  // All connections are usable, and none is left in the transaction of the order that gave up.
  const statuses = await Promise.all(Array.from({ length: 20 }, () => shop.call('GET', '/order/me', { token })))
  expect(statuses.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(await getPage()).toEqual([200, 'brands'])
  expect((await order(cartId)).status).toBe(200)
  expect(await shopper.stockOf(toy.id)).toBe(99)
}, 40_000)

it('returns every connection to the pool on which a transaction could not begin', async () => {
  expect(await beginOnAllConnections()).toEqual(Array(10).fill('fulfilled'))
  const thaw = await freeze()
  try {
    expect(await beginOnAllConnections()).toEqual(Array(10).fill('rejected'))
  } finally {
    thaw()
  }
  expect(await beginOnAllConnections()).toEqual(Array(10).fill('fulfilled'))
}, 40_000)

it('exits with code 0 on a signal while PostgreSQL is frozen', async () => {
  const server = await startServerWithClient()
  const thaw = await freeze()
  try {
    await server.stop()
  } finally {
    thaw()
  }
  expect(server.getExitCode()).toBe(0)
}, 40_000)

it('answers 503 with Retry-After when PostgreSQL crashes, and recovers with it', async () => {
  const cartId = await shopper.createCart(token, [toy])
  const { pending } = await holdProduct(() => order(cartId))
  // PostgreSQL ends all connections and restarts when one backend is killed.
  const { rows } = await observer.query('select pid from pg_stat_activity where wait_event_type = $1', ['Lock'])
  process.kill(rows[0].pid, 'SIGKILL')
  const response = await pending
  expect([response.status, response.headers['retry-after']]).toEqual([503, '5'])
  const statuses = new Set<number>()
  const read = async () => {
    const { status } = await shop.call('GET', '/order/me', { token })
    statuses.add(status)
    return status
  }
  await expect.poll(read, { timeout: 10_000 }).toBe(200)
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect((await order(cartId)).status).toBe(200)
  expect(await shopper.stockOf(toy.id)).toBe(98)
}, 40_000)

it('answers 503 with Retry-After while PostgreSQL is stopped, and exits with code 0 on a signal', async () => {
  const server = await startServerWithClient()
  await postgres.stop()
  await server.stop()
  expect(server.getExitCode()).toBe(0)
  const { status, headers, body } = await shop.call('GET', '/order/me', { token })
  expect([status, headers['retry-after']]).toEqual([503, '5'])
  expect(body).toEqual({ error: 'The shop is temporarily unavailable. Please try again in a moment.' })
  expect(await isReady()).toBe(503)
  expect(await getPage()).toEqual([200, renderer.plainDocument])
}, 40_000)
