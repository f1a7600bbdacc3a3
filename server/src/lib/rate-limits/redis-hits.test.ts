import { createClient } from '@redis/client'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { findFreePort } from '../../../test/free-port.ts'
import { freshDatabase } from '../../../test/postgres/fresh-database.ts'
import { type RedisServer, startRedisServer } from '../../../test/redis-server.ts'
import type { OpenDatabase } from '../../db/database.ts'
import { rateLimits } from '../../db/schema/index.ts'
import { systemClock } from '../clock.ts'
import { openRedis, type Redis } from '../redis.ts'
import { createDatabaseHits } from './database-hits.ts'
import { createRateLimits, type RateLimits } from './rate-limits.ts'
import { createRedisHits } from './redis-hits.ts'

let open: OpenDatabase
let port: number
let server: RedisServer
const connections: Redis[] = []
const inspector = () => createClient({ url: server.url })
let client: ReturnType<typeof inspector>

beforeAll(async () => {
  port = await findFreePort()
})
beforeEach(async () => {
  open = await freshDatabase()
  server = await startRedisServer(port)
  client = inspector().on('error', () => {})
  await client.connect()
})
afterEach(async () => {
  client.destroy()
  await Promise.all(connections.splice(0).map(({ close }) => close()))
  await server.stop()
  await open.close()
})

/** The limits of another server. */
async function createServer(): Promise<RateLimits> {
  const redis = await openRedis(server.url)
  connections.push(redis)
  const store = createRedisHits(redis.limiter, createDatabaseHits(open.db, systemClock), systemClock)
  return createRateLimits({ store, clock: systemClock, scale: 1 })
}

/** Makes `n` concurrent hits. Returns how many are within the limit. */
async function countAllowed(n: number, hit: () => Promise<void>): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: n }, hit))
  return results.filter(({ status }) => status === 'fulfilled').length
}

it('counts the hits of all servers together, each key and limit separately, and nothing in the database', async () => {
  const [first, second] = [await createServer(), await createServer()]
  expect(await countAllowed(2, () => first.hit('forgot', 'ada'))).toBe(2)
  expect(await countAllowed(5, () => second.hit('forgot', 'ada'))).toBe(1)
  expect(await countAllowed(5, () => second.hit('forgot', 'bob'))).toBe(3)
  expect(await second.hitAndGetExcess('contact', 'ada')).toBe(0)
  expect(await open.db.$count(rateLimits)).toBe(0)
})

it('starts again after the window, which begins with the first hit', async () => {
  const limits = await createServer()
  await limits.hit('forgot', 'ada')
  const [key = ''] = await client.keys('*')
  await client.expire(key, 60)
  expect(await countAllowed(5, () => limits.hit('forgot', 'ada'))).toBe(2)
  const error = await limits.hit('forgot', 'ada').catch((error: unknown) => error)
  expect(error).toMatchObject({ statusCode: 429, message: 'Too many attempts. Please try again in 1 minute.' })
  await client.pExpire(key, 0)
  expect(await countAllowed(5, () => limits.hit('forgot', 'ada'))).toBe(3)
  const windowSeconds = await client.ttl(key)
  expect(windowSeconds).toBeGreaterThan(890)
  expect(windowSeconds).toBeLessThanOrEqual(900)
})

it('refunds a hit, but not one of an expired window', async () => {
  const limits = await createServer()
  expect(await countAllowed(4, () => limits.hit('forgot', 'ada'))).toBe(3)
  await limits.refund('forgot', 'ada')
  await limits.refund('forgot', 'ada')
  expect(await countAllowed(3, () => limits.hit('forgot', 'ada'))).toBe(1)
  await client.flushAll()
  await limits.refund('forgot', 'ada')
  expect(await countAllowed(5, () => limits.hit('forgot', 'ada'))).toBe(3)
})

it('counts many hits at once, and reports which are within the limit', async () => {
  const [first, second] = [await createServer(), await createServer()]
  const repeat = (n: number, key: string) => Array<string>(n).fill(key)
  expect(await first.hitMany('chat-message', [...repeat(6, 'ada'), 'bob'])).toEqual(repeat(7, '').map(() => true))
  const allowed = await second.hitMany('chat-message', ['bob', ...repeat(6, 'ada')])
  expect(allowed).toEqual([true, true, true, true, true, false, false])
})

it('shares buffered hits', async () => {
  const [first, second] = [await createServer(), await createServer()]
  for (let n = 0; n < 3000; n += 1) await first.hitBuffered('general', 'ada')
  const hits = Array.from({ length: 50 }, () => () => second.hitBuffered('general', 'ada'))
  const last = await hits.reduce((before, hit) => before.then(hit), Promise.resolve()).catch((error: unknown) => error)
  expect(last).toMatchObject({ statusCode: 429 })
})

it('counts in the database while Redis is gone or does not respond, and in Redis again', async () => {
  const limits = await createServer()
  process.kill(server.pid, 'SIGSTOP')
  expect(await countAllowed(4, () => limits.hit('forgot', 'ada'))).toBe(3)
  await server.stop()
  expect(await countAllowed(4, () => limits.hit('contact', 'ada'))).toBe(4)
  expect(await open.db.$count(rateLimits)).toBe(2)

  server = await startRedisServer(port)
  await vi.waitFor(
    async () => {
      await limits.hit('sign-up', 'ada')
      expect(await client.keys('*')).toEqual(['whirligig:limit:sign-up:ada'])
    },
    { timeout: 10_000, interval: 100 },
  )
})
