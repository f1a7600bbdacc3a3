import pTimeout from 'p-timeout'
import type { RateLimiterRedis } from 'rate-limiter-flexible'
import { addMs, type Clock, SECOND } from '../clock.ts'
import type { HitStore } from './hit-store.ts'

/** A request waits this long for a Redis that does not respond, until the connection counts as lost. */
const RESPONSE_TIMEOUT_MS = SECOND / 2

/**
 * Counts hits in Redis.
 *
 * @param fallback counts while Redis does not respond. It does not know the hits of before, nor Redis those of meanwhile.
 */
export function createRedisHits(limiter: RateLimiterRedis, fallback: HitStore, clock: Clock): HitStore {
  const withTimeout = <Result>(response: Promise<Result>) => pTimeout(response, { milliseconds: RESPONSE_TIMEOUT_MS })

  return {
    add: (added) => {
      // The client sends all commands of one turn of the event loop together.
      const counts = added.map(async ({ key, hits, windowMs }) => {
        const count = await limiter.penalty(key, hits, { customDuration: windowMs / SECOND })
        return { key, hits: count.consumedPoints, resetsAt: addMs(clock.now(), count.msBeforeNext) }
      })
      return withTimeout(Promise.all(counts)).catch(() => fallback.add(added))
    },
    refund: (key) => {
      const refund = async () => {
        // An expired window is not opened again.
        if (await limiter.get(key)) await limiter.reward(key)
      }
      return withTimeout(refund()).catch(() => fallback.refund(key))
    },
    // Redis deletes its own windows.
    purgeExpired: fallback.purgeExpired,
  }
}
