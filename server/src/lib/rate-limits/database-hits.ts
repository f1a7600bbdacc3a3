import { eq, lt, sql } from 'drizzle-orm'
import { asyncCommit } from '../../db/async-commit.ts'
import type { Database } from '../../db/database.ts'
import { rateLimits } from '../../db/schema/index.ts'
import { addMs, type Clock } from '../clock.ts'
import type { HitStore } from './hit-store.ts'

/** Counts hits in the database, those of several keys in one statement. */
export function createDatabaseHits(db: Database, clock: Clock): HitStore {
  return {
    add: async (added) => {
      const now = clock.now()
      const isExpired = sql`${rateLimits.resetsAt} <= ${now.toISOString()}`
      return db
        .insert(rateLimits)
        .values(
          added
            .map(({ key, hits, windowMs }) => ({ key, hits, resetsAt: addMs(now, windowMs) }))
            // Sorted by key, so that two servers that count the same keys cannot deadlock.
            .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
        )
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            hits: sql`case when ${isExpired} then excluded.hits else ${rateLimits.hits} + excluded.hits end`,
            resetsAt: sql`case when ${isExpired} then excluded.resets_at else ${rateLimits.resetsAt} end`,
          },
        })
        .returning({ key: rateLimits.key, hits: rateLimits.hits, resetsAt: rateLimits.resetsAt, commit: asyncCommit })
    },
    refund: async (key) => {
      await db
        .update(rateLimits)
        .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
        .where(eq(rateLimits.key, key))
    },
    purgeExpired: async () => {
      await db.delete(rateLimits).where(lt(rateLimits.resetsAt, clock.now()))
    },
  }
}
