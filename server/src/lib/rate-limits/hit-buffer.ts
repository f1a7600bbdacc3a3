import { addMs, type Clock } from '../clock.ts'
import type { HitCount } from './hit-store.ts'

/** One statement flushes this many hits. Each additional server can exceed a limit by as many. */
const FLUSH_SIZE = 50

/**
 * Counts hits in memory and adds them to the shared count in batches, so that a request does not cost a statement.
 *
 * @param flush adds hits to the shared count and returns the new count
 */
export function createHitBuffer(
  clock: Clock,
  flush: (key: string, hits: number, windowMs: number) => Promise<HitCount>,
) {
  const counts = new Map<string, HitCount & { unflushed: number }>()

  return {
    /** Counts one hit. @returns the known count of all servers */
    add: async (key: string, windowMs: number): Promise<HitCount> => {
      const now = clock.now()
      let count = counts.get(key)
      if (!count || count.resetsAt <= now) {
        count = { hits: 0, unflushed: 0, resetsAt: addMs(now, windowMs) }
        counts.set(key, count)
      }
      count.hits += 1
      count.unflushed += 1
      if (count.unflushed >= FLUSH_SIZE) {
        const hits = count.unflushed
        // Reset before the await: hits during the flush belong to the next batch.
        count.unflushed = 0
        const shared = await flush(key, hits, windowMs)
        count.hits = Math.max(count.hits, shared.hits)
        count.resetsAt = shared.resetsAt
      }
      return count
    },
    purgeExpired: () => {
      const now = clock.now()
      for (const [key, count] of counts) if (count.resetsAt <= now) counts.delete(key)
    },
  }
}
