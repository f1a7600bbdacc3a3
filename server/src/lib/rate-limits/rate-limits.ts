import { type Clock, SECOND } from '../clock.ts'
import { tooManyRequests } from '../errors.ts'
import { createHitBuffer } from './hit-buffer.ts'
import type { HitCount, HitStore } from './hit-store.ts'
import { getWindowMs, type LimitName, MAX_HITS } from './limits.ts'

/** Rate limits. All servers of a shop share the counts. */
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
   * Counts many hits at once.
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
export function createRateLimits({
  store,
  clock,
  scale,
}: {
  store: HitStore
  clock: Clock
  scale: number
}): RateLimits {
  const getMax = (name: LimitName) => MAX_HITS[name] * scale
  const secondsUntil = (moment: Date) => (moment.getTime() - clock.now().getTime()) / SECOND

  /** Adds hits to one key. */
  async function add(key: string, hits: number, windowMs: number): Promise<HitCount> {
    const [count] = await store.add([{ key, hits, windowMs }])
    if (!count) throw new Error('The store returned no count.')
    return count
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
    const added = new Map<string, number>()
    for (const key of keys) added.set(`${name}:${key}`, (added.get(`${name}:${key}`) ?? 0) + 1)
    const windowMs = getWindowMs(name)
    const counts = await store.add([...added].map(([key, hits]) => ({ key, hits, windowMs })))
    const remaining = new Map(counts.map(({ key, hits }) => [key, getMax(name) - (hits - (added.get(key) ?? 0))]))
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
      await store.refund(`${name}:${key}`)
    },
    purgeExpired: async () => {
      buffer.purgeExpired()
      await store.purgeExpired()
    },
  }
}
