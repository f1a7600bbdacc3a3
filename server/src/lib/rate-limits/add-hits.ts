import { sql } from 'drizzle-orm'
import { asyncCommit } from '../../db/async-commit.ts'
import type { Database } from '../../db/database.ts'
import { rateLimits } from '../../db/schema/index.ts'

/** The hits of a key in the current window. */
export type HitCount = { hits: number; resetsAt: Date }

/**
 * Adds hits to the windows of several keys in one statement. An expired window starts again with the new hits.
 *
 * The rows are sorted by key, so that two servers that count the same keys cannot deadlock.
 *
 * @param rows each key at most once
 */
export function addHits(
  db: Database,
  rows: readonly (typeof rateLimits.$inferInsert)[],
  now: Date,
): Promise<(HitCount & { key: string })[]> {
  const isExpired = sql`${rateLimits.resetsAt} <= ${now.toISOString()}`
  return db
    .insert(rateLimits)
    .values(rows.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isExpired} then excluded.hits else ${rateLimits.hits} + excluded.hits end`,
        resetsAt: sql`case when ${isExpired} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ key: rateLimits.key, hits: rateLimits.hits, resetsAt: rateLimits.resetsAt, commit: asyncCommit })
}

/** Like `addHits`, for one key. */
export async function addHit(db: Database, row: typeof rateLimits.$inferInsert, now: Date): Promise<HitCount> {
  const [count] = await addHits(db, [row], now)
  if (!count) throw new Error('The upsert returned no row.')
  return count
}
