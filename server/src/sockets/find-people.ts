import { and, eq, gt, inArray } from 'drizzle-orm'
import { sessions, users } from '../db/schema/index.ts'
import type { Deps } from '../deps.ts'
import { hashToken } from '../lib/token.ts'
import { renewedExpiry, shouldRenew } from '../modules/auth/sessions.ts'
import { inBatches } from './in-batches.ts'

export type Person = { sessionId: string; userId: string; firstName: string; lastName: string; isAdmin: boolean }

/**
 * Finds who is behind tokens, and prolongs their sessions as `sessionFinder` does for calls. After a restart everybody
 * connects at once: those who come while others are looked up are looked up together.
 */
export function findPeople({ db, clock }: Pick<Deps, 'db' | 'clock'>): (token: string) => Promise<Person | null> {
  return inBatches<string, Person | null>(async (tokens) => {
    const now = clock.now()
    const hashes = tokens.map(hashToken)
    const found = await db
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
    const due = found.filter(({ expiresAt }) => shouldRenew(expiresAt, now)).map(({ sessionId }) => sessionId)
    if (due.length > 0) {
      await db
        .update(sessions)
        .set({ expiresAt: renewedExpiry(now) })
        .where(inArray(sessions.id, due))
    }
    const byHash = new Map(
      found.map(({ hash, expiresAt: _, role, ...person }) => [hash, { ...person, isAdmin: role === 'ROLE ADMIN' }]),
    )
    return hashes.map((hash) => byHash.get(hash) ?? null)
  })
}
