import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPostgres } from '../../src/db/open.ts'
import { RESPONSE_TIMEOUT_MS } from '../../src/start-server.ts'
import { addProduct } from '../fixtures/catalogue.ts'
import { createShopper } from '../fixtures/orders.ts'
import { MIGRATED, startPostgresProcess } from '../postgres/postgres-server.ts'
import { type TestApp, testApp } from '../test-app.ts'

// A server of its own, because these tests stop it.
const postgres = startPostgresProcess()
let shop: TestApp
let observer: pg.Client
let token: string
let toy: Awaited<ReturnType<typeof addProduct>>
let shopper: ReturnType<typeof createShopper>

beforeAll(async () => {
  const url = `${await postgres.url}/${MIGRATED}`
  shop = await testApp({ database: await openPostgres(url, { responseTimeoutMs: RESPONSE_TIMEOUT_MS }) })
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
})

const order = async (cartId: string) => shopper.order(token, cartId, 10)
const isReady = async () => (await shop.app.inject('/readyz')).statusCode

async function readBackends(): Promise<number[]> {
  const { rows } = await observer.query('select pid from pg_stat_activity where pid <> pg_backend_pid()')
  return rows.map(({ pid }) => pid)
}

async function readPostmaster(): Promise<number> {
  const { rows } = await observer.query('show data_directory')
  return Number.parseInt(readFileSync(join(rows[0].data_directory, 'postmaster.pid'), 'utf8'), 10)
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
  const processIds = [await readPostmaster(), ...(await readBackends())]
  const startedAt = performance.now()
  for (const pid of processIds) process.kill(pid, 'SIGSTOP')
  try {
    // More calls than the pool has connections.
    const calls = Array.from({ length: 20 }, () => shop.call('GET', '/order/me', { token }))
    const responses = await Promise.all([pending, ...calls])
    expect(responses.map(({ status }) => status)).toEqual(Array(21).fill(503))
    expect(responses.map(({ headers }) => headers['retry-after'])).toEqual(Array(21).fill('5'))
    expect(performance.now() - startedAt).toBeLessThan(5000)
    const ready = performance.now()
    expect(await isReady()).toBe(503)
    expect(performance.now() - ready).toBeLessThan(5000)
  } finally {
    for (const pid of processIds) process.kill(pid, 'SIGCONT')
  }
  await observer.query('rollback')
  await expect.poll(isReady, { timeout: 10_000 }).toBe(200)
  // All connections are usable, and none is left in the transaction of the order that gave up.
  const statuses = await Promise.all(Array.from({ length: 20 }, () => shop.call('GET', '/order/me', { token })))
  expect(statuses.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect((await order(cartId)).status).toBe(200)
  expect(await shopper.stockOf(toy.id)).toBe(99)
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

it('answers 503 with Retry-After while PostgreSQL is stopped', async () => {
  await postgres.stop()
  const { status, headers, body } = await shop.call('GET', '/order/me', { token })
  expect([status, headers['retry-after']]).toEqual([503, '5'])
  expect(body).toEqual({ error: 'The shop is temporarily unavailable. Please try again in a moment.' })
  expect(await isReady()).toBe(503)
}, 40_000)
