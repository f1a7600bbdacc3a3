import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ManualClock, manualClock } from '../../../test/manual-clock.ts'
import { freshDatabase } from '../../../test/postgres/fresh-database.ts'
import type { OpenDatabase } from '../../db/database.ts'
import { rateLimits } from '../../db/schema/index.ts'
import { MINUTE, SECOND } from '../clock.ts'
import { AppError } from '../errors.ts'
import { createRateLimits, type RateLimits, toNetworkKey } from './rate-limits.ts'

let open: OpenDatabase
let clock: ManualClock
beforeEach(async () => {
  open = await freshDatabase()
  clock = manualClock()
})
afterEach(() => open.close())

/** A server process on the shared database. */
const process = (scale = 1) => createRateLimits({ db: open.db, clock, scale })

/** How many of `n` are let through. */
async function passed(n: number, count: () => Promise<void>): Promise<number> {
  let through = 0
  for (let i = 0; i < n; i += 1) {
    await count().then(
      () => (through += 1),
      (error) => expect(error).toMatchObject({ statusCode: 429 }),
    )
  }
  return through
}

const forgot =
  (limits: RateLimits, who = 'ada') =>
  () =>
    limits.hit('forgot', who)
const general =
  (limits: RateLimits, who = '203.0.113.7') =>
  () =>
    limits.hitBuffered('general', who)

describe('hit', () => {
  it('counts for all processes together, and for each one limited apart', async () => {
    expect(await passed(2, forgot(process()))).toBe(2)
    expect(await passed(5, forgot(process()))).toBe(1)
    expect(await passed(1, forgot(process(), 'bob'))).toBe(1)
    expect(await passed(1, () => process().hit('contact', 'ada'))).toBe(1)
  })

  it('starts anew after the window, which begins with the first', async () => {
    const limits = process()
    await passed(1, forgot(limits))
    clock.advance(14 * MINUTE)
    expect(await passed(5, forgot(limits))).toBe(2)
    await expect(limits.hit('forgot', 'ada')).rejects.toMatchObject({ retryAfter: 60 })
    clock.advance(MINUTE)
    expect(await passed(5, forgot(limits))).toBe(3)
  })

  it('lets exactly as many through when they come at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, forgot(process())))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(3)
  })

  it('is taken back by forgive', async () => {
    const limits = process()
    await passed(3, forgot(limits))
    await limits.refund('forgot', 'ada')
    expect(await passed(3, forgot(limits))).toBe(1)
  })
})

describe('hitEach', () => {
  const each = (limits: RateLimits, whos: string[]) => limits.hitMany('chat-message', whos)
  const times = (n: number, who: string) => Array<string>(n).fill(who)

  it('lets the first of each through, together with those of other processes, and says which', async () => {
    expect(await each(process(), [...times(6, 'ada'), 'bob'])).toEqual(Array(7).fill(true))
    expect(await each(process(), ['bob', ...times(6, 'ada'), 'bob'])).toEqual([
      ...Array(5).fill(true),
      ...Array(2).fill(false),
      true,
    ])
  })

  it('starts anew after a window of its own length', async () => {
    const limits = process()
    await each(limits, times(10, 'ada'))
    clock.advance(9 * SECOND)
    expect(await each(limits, ['ada'])).toEqual([false])
    clock.advance(SECOND)
    expect(await each(limits, times(11, 'ada'))).toEqual([...Array(10).fill(true), false])
  })

  it('asks nothing for nobody', async () => {
    expect(await each(process(), [])).toEqual([])
  })
})

describe('hitOften', () => {
  it('lets 3,000 through in one process', async () => {
    expect(await passed(3010, general(process()))).toBe(3000)
  })

  it('counts for two processes together, give or take what they have not shared yet', async () => {
    const [one, two] = [process(), process()]
    const through = (await passed(2000, general(one))) + (await passed(2000, general(two)))
    expect(through).toBeGreaterThanOrEqual(3000)
    expect(through).toBeLessThanOrEqual(3050)
  })

  it('starts anew after the window', async () => {
    const limits = process(0.01)
    expect(await passed(40, general(limits))).toBe(30)
    clock.advance(15 * MINUTE)
    expect(await passed(40, general(limits))).toBe(30)
  })
})

describe('the scale', () => {
  it('multiplies', async () => {
    expect(await passed(10, forgot(process(2)))).toBe(6)
  })

  it('of 0 turns every limit off, and writes nothing', async () => {
    expect(await passed(10, forgot(process(0)))).toBe(10)
    expect(await passed(4000, general(process(0)))).toBe(4000)
    expect(await process(0).hitMany('chat-message', Array(50).fill('ada'))).toEqual(Array(50).fill(true))
    expect(await open.db.$count(rateLimits)).toBe(0)
  })
})

it('sweeps windows that are over, and only those', async () => {
  const limits = process()
  await limits.hit('forgot', 'ada')
  clock.advance(10 * MINUTE)
  await limits.hit('forgot', 'bob')
  clock.advance(6 * MINUTE)
  await limits.purgeExpired()
  expect(await open.db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: 'forgot:bob' }])
})

it('says when to come back', async () => {
  const refused = await Promise.all(Array.from({ length: 4 }, forgot(process()))).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(AppError)
  expect(refused).toMatchObject({ message: 'Too many attempts. Please try again in 15 minutes.', retryAfter: 900 })
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (ip, key) => {
  expect(toNetworkKey(ip)).toBe(key)
})
