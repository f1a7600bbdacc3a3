import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ManualClock, manualClock } from '../../../test/manual-clock.ts'
import { freshDatabase } from '../../../test/postgres/fresh-database.ts'
import type { OpenDatabase } from '../../db/database.ts'
import { rateLimits } from '../../db/schema/index.ts'
import { MINUTE, SECOND } from '../clock.ts'
import { AppError } from '../errors.ts'
import { createDatabaseHits } from './database-hits.ts'
import { createRateLimits, type RateLimits } from './rate-limits.ts'

let open: OpenDatabase
let clock: ManualClock
beforeEach(async () => {
  open = await freshDatabase()
  clock = manualClock()
})
afterEach(() => open.close())

/** The limits of another server on the same database. */
const createServer = (scale = 1) => createRateLimits({ store: createDatabaseHits(open.db, clock), clock, scale })

/** Makes `n` hits. Returns how many are within the limit. */
async function countAllowed(n: number, hit: () => Promise<void>): Promise<number> {
  let allowed = 0
  for (let i = 0; i < n; i += 1) {
    await hit().then(
      () => (allowed += 1),
      (error) => expect(error).toMatchObject({ statusCode: 429 }),
    )
  }
  return allowed
}

const hitForgot =
  (limits: RateLimits, key = 'ada') =>
  () =>
    limits.hit('forgot', key)
const hitGeneral =
  (limits: RateLimits, key = '203.0.113.7') =>
  () =>
    limits.hitBuffered('general', key)

describe('hit', () => {
  it('counts the hits of all servers together, and each key and limit separately', async () => {
    expect(await countAllowed(2, hitForgot(createServer()))).toBe(2)
    expect(await countAllowed(5, hitForgot(createServer()))).toBe(1)
    expect(await countAllowed(1, hitForgot(createServer(), 'bob'))).toBe(1)
    expect(await countAllowed(1, () => createServer().hit('contact', 'ada'))).toBe(1)
  })

  it('starts again after the window, which begins with the first hit', async () => {
    const limits = createServer()
    await countAllowed(1, hitForgot(limits))
    clock.advance(14 * MINUTE)
    expect(await countAllowed(5, hitForgot(limits))).toBe(2)
    await expect(limits.hit('forgot', 'ada')).rejects.toMatchObject({ retryAfter: 60 })
    clock.advance(MINUTE)
    expect(await countAllowed(5, hitForgot(limits))).toBe(3)
  })

  it('allows exactly the maximum of concurrent hits', async () => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, hitForgot(createServer())))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(3)
  })

  it('can be refunded', async () => {
    const limits = createServer()
    await countAllowed(3, hitForgot(limits))
    await limits.refund('forgot', 'ada')
    expect(await countAllowed(3, hitForgot(limits))).toBe(1)
  })
})

describe('hitMany', () => {
  const hitMany = (limits: RateLimits, keys: string[]) => limits.hitMany('chat-message', keys)
  const repeat = (n: number, key: string) => Array<string>(n).fill(key)

  it('allows the first hits of each key, together with those of other servers, and reports which', async () => {
    expect(await hitMany(createServer(), [...repeat(6, 'ada'), 'bob'])).toEqual(Array(7).fill(true))
    expect(await hitMany(createServer(), ['bob', ...repeat(6, 'ada'), 'bob'])).toEqual([
      ...Array(5).fill(true),
      ...Array(2).fill(false),
      true,
    ])
  })

  it('starts again after a window of its own length', async () => {
    const limits = createServer()
    await hitMany(limits, repeat(10, 'ada'))
    clock.advance(9 * SECOND)
    expect(await hitMany(limits, ['ada'])).toEqual([false])
    clock.advance(SECOND)
    expect(await hitMany(limits, repeat(11, 'ada'))).toEqual([...Array(10).fill(true), false])
  })

  it('returns nothing for no keys', async () => {
    expect(await hitMany(createServer(), [])).toEqual([])
  })
})

describe('hitBuffered', () => {
  it('allows 3,000 hits on one server', async () => {
    expect(await countAllowed(3010, hitGeneral(createServer()))).toBe(3000)
  })

  it('counts two servers together, except for the hits that are not flushed yet', async () => {
    const [first, second] = [createServer(), createServer()]
    const allowed = (await countAllowed(2000, hitGeneral(first))) + (await countAllowed(2000, hitGeneral(second)))
    expect(allowed).toBeGreaterThanOrEqual(3000)
    expect(allowed).toBeLessThanOrEqual(3050)
  })

  it('starts again after the window', async () => {
    const limits = createServer(0.01)
    expect(await countAllowed(40, hitGeneral(limits))).toBe(30)
    clock.advance(15 * MINUTE)
    expect(await countAllowed(40, hitGeneral(limits))).toBe(30)
  })
})

describe('the scale', () => {
  it('multiplies every limit', async () => {
    expect(await countAllowed(10, hitForgot(createServer(2)))).toBe(6)
  })

  it('turns every limit off at 0, and writes nothing', async () => {
    expect(await countAllowed(10, hitForgot(createServer(0)))).toBe(10)
    expect(await countAllowed(4000, hitGeneral(createServer(0)))).toBe(4000)
    expect(await createServer(0).hitMany('chat-message', Array(50).fill('ada'))).toEqual(Array(50).fill(true))
    expect(await open.db.$count(rateLimits)).toBe(0)
  })
})

it('purges expired windows, and only those', async () => {
  const limits = createServer()
  await limits.hit('forgot', 'ada')
  clock.advance(10 * MINUTE)
  await limits.hit('forgot', 'bob')
  clock.advance(6 * MINUTE)
  await limits.purgeExpired()
  expect(await open.db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: 'forgot:bob' }])
})

it('responds with the time until the next attempt', async () => {
  const error = await Promise.all(Array.from({ length: 4 }, hitForgot(createServer()))).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(AppError)
  expect(error).toMatchObject({ message: 'Too many attempts. Please try again in 15 minutes.', retryAfter: 900 })
})
