import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { merchants, sessions, users } from '../../db/schema/index.ts'
import { createBatchLoader } from '../../lib/batch-loader.ts'
import type { Clock } from '../../lib/clock.ts'
import { hashToken } from '../../lib/token.ts'
import { renewedExpiry, type Session, shouldRenew } from './sessions.ts'

/** Returns the session of a token, or null if it has ended. */
export type FindSession = (token: string) => Promise<Session | null>

/** Creates a function that finds a session by its token and extends its expiry. */
export function createSessionFinder(db: Database, clock: Clock): FindSession {
  const selectByTokens = prepared(db, 'sessions_by_tokens', (name) =>
    db
      .select({
        hash: sessions.tokenHash,
        id: sessions.id,
        expiresAt: sessions.expiresAt,
        user: {
          id: users.id,
          email: users.email,
          firstName: users.firstName,
          lastName: users.lastName,
          provider: users.provider,
          role: users.role,
        },
        merchant: {
          id: merchants.id,
          isActive: merchants.isActive,
          status: merchants.status,
          brandId: merchants.brandId,
        },
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(merchants, eq(merchants.id, users.merchantId))
      .where(
        and(
          sql`${sessions.tokenHash} = any(${sql.placeholder('hashes')}::text[])`,
          gt(sessions.expiresAt, sql.placeholder('now')),
          // A sign-in may start a session while the account is being disabled.
          isNull(users.disabledAt),
        ),
      )
      .prepare(name),
  )

  async function renew(ids: readonly string[], now: Date): Promise<void> {
    if (ids.length === 0) return
    await db
      .update(sessions)
      .set({ expiresAt: renewedExpiry(now) })
      .where(inArray(sessions.id, [...ids].toSorted()))
  }

  const load = createBatchLoader<string, Session | null>(async (hashes) => {
    const now = clock.now()
    const rows = await selectByTokens.execute({ hashes: `{${hashes.join()}}`, now })
    await renew(
      rows.filter(({ expiresAt }) => shouldRenew(expiresAt, now)).map(({ id }) => id),
      now,
    )
    const byHash = new Map(rows.map(({ hash, id, user, merchant }) => [hash, { id, user: { ...user, merchant } }]))
    return hashes.map((hash) => byHash.get(hash) ?? null)
  })

  return (token) => load(hashToken(token))
}
