import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { rateLimits } from '../../db/schema/index.ts'
import { addMs, type Clock, SECOND } from '../clock.ts'
import { tooManyRequests } from '../errors.ts'
import { addHit, addHits } from './add-hits.ts'
import { createHitBuffer } from './hit-buffer.ts'
import { getWindowMs, type LimitName, MAX_HITS } from './limits.ts'

/** Rate limits. The counts are in the database, so that servers with a common database also share the limits. */
export type RateLimits = {
  /**
   * Counts one hit.
   *
   * @param key what the limit applies to: `getClientKey(request)`, an account.
   * @throws AppError 429 when the limit is exceeded
   */
  hit: (name: LimitName, key: string) => Promise<void>
  /**
   * Counts one hit and never refuses it.
   *
   * @returns by how many hits the limit is exceeded; 0 within the limit
   */
  hitAndGetExcess: (name: LimitName, key: string) => Promise<number>
  /**
   * Counts many hits with one statement.
   *
   * @param keys one for each hit; the same key may occur several times
   * @returns for each hit whether it is within the limit, in the order of `keys`
   */
  hitMany: (name: LimitName, keys: readonly string[]) => Promise<boolean[]>
  /** Like `hit`, for frequent hits: counts in memory and shares the count in batches. */
  hitBuffered: (name: LimitName, key: string) => Promise<void>
  /** Takes one `hit` back. */
  refund: (name: LimitName, key: string) => Promise<void>
  /** Deletes expired windows. */
  purgeExpired: () => Promise<void>
}

/** @param scale multiplies every limit; 0 turns the limits off */
export function createRateLimits({ db, clock, scale }: { db: Database; clock: Clock; scale: number }): RateLimits {
  const getMax = (name: LimitName) => MAX_HITS[name] * scale
  const secondsUntil = (moment: Date) => (moment.getTime() - clock.now().getTime()) / SECOND

  /** @param windowMs the length of the window that the first hit opens */
  const add = (key: string, hits: number, windowMs: number) => {
    const now = clock.now()
    return addHit(db, { key, hits, resetsAt: addMs(now, windowMs) }, now)
  }
  const buffer = createHitBuffer(clock, add)

  const hit: RateLimits['hit'] = async (name, key) => {
    if (scale === 0) return
    const count = await add(`${name}:${key}`, 1, getWindowMs(name))
    if (count.hits > getMax(name)) throw tooManyRequests(secondsUntil(count.resetsAt))
  }

  const hitAndGetExcess: RateLimits['hitAndGetExcess'] = async (name, key) => {
    if (scale === 0) return 0
    const count = await add(`${name}:${key}`, 1, getWindowMs(name))
    return Math.max(0, count.hits - getMax(name))
  }

  const hitMany: RateLimits['hitMany'] = async (name, keys) => {
    if (scale === 0 || keys.length === 0) return keys.map(() => true)
    const now = clock.now()
    const resetsAt = addMs(now, getWindowMs(name))
    const added = new Map<string, number>()
    for (const key of keys) added.set(`${name}:${key}`, (added.get(`${name}:${key}`) ?? 0) + 1)
    const rows = [...added].map(([key, hits]) => ({ key, hits, resetsAt }))
    const remaining = new Map<string, number>()
    for (const { key, hits } of await addHits(db, rows, now)) {
      remaining.set(key, getMax(name) - (hits - (added.get(key) ?? 0)))
    }
    return keys.map((key) => {
      const left = (remaining.get(`${name}:${key}`) ?? 0) - 1
      remaining.set(`${name}:${key}`, left)
      return left >= 0
    })
  }

  const hitBuffered: RateLimits['hitBuffered'] = async (name, key) => {
    if (scale === 0) return
    const count = await buffer.add(`${name}:${key}`, getWindowMs(name))
    if (count.hits > getMax(name)) throw tooManyRequests(secondsUntil(count.resetsAt))
  }

  return {
    hit,
    hitAndGetExcess,
    hitMany,
    hitBuffered,
    refund: async (name, key) => {
      if (scale === 0) return
      await db
        .update(rateLimits)
        .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
        .where(sql`${rateLimits.key} = ${`${name}:${key}`}`)
    },
    purgeExpired: async () => {
      buffer.purgeExpired()
      await db.delete(rateLimits).where(lt(rateLimits.resetsAt, clock.now()))
    },
  }
}
