import { isAdmin } from '@whirligig/contract'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { sessions, users } from '../db/schema/index.ts'
import type { Deps } from '../deps.ts'
import { createBatchQueue } from '../lib/batch-queue.ts'
import { fullName } from '../lib/full-name.ts'
import { hashToken } from '../lib/token.ts'
import { renewedExpiry, shouldRenew } from '../modules/auth/sessions.ts'

export type SocketSession = { sessionId: string; userId: string; name: string; isAdmin: boolean }

/**
 * Returns a function that finds the session of a token and renews it, as `findSession` does for requests. After a restart
 * all clients connect at once, so their tokens are looked up in batches.
 */
export function createSessionLoader({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): (token: string) => Promise<SocketSession | null> {
  const queue = createBatchQueue<string, SocketSession | null>(async (tokens) => {
    const now = clock.now()
    const hashes = tokens.map(hashToken)
    const rows = await db
      .select({
        hash: sessions.tokenHash,
        expiresAt: sessions.expiresAt,
        sessionId: sessions.id,
        userId: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        role: users.role,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(inArray(sessions.tokenHash, [...new Set(hashes)]), gt(sessions.expiresAt, now)))
    const renewableIds = rows.filter(({ expiresAt }) => shouldRenew(expiresAt, now)).map(({ sessionId }) => sessionId)
    if (renewableIds.length > 0) {
      await db
        .update(sessions)
        .set({ expiresAt: renewedExpiry(now) })
        .where(inArray(sessions.id, renewableIds))
    }
    const byHash = new Map(
      rows.map((row) => [
        row.hash,
        { sessionId: row.sessionId, userId: row.userId, name: fullName(row), isAdmin: isAdmin(row) },
      ]),
    )
    return hashes.map((hash) => byHash.get(hash) ?? null)
  })
  return queue.add
}
