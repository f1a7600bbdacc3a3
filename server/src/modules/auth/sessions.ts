import type { ApprovalStatus, Provider, Role } from '@whirligig/contract'
import { and, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { merchants, sessions, users } from '../../db/schema/index.ts'
import { addMs, type Clock, DAY, MINUTE } from '../../lib/clock.ts'
import { hashToken, newToken } from '../../lib/token.ts'

/** A session ends after this long without use. */
const SESSION_TTL_MS = 7 * DAY

/** A use is written down once in so long, not at each call. */
const RENEW_INTERVAL_MS = MINUTE

/** Whether a session that is used now is prolonged: not at each call, once in a minute. */
export const shouldRenew = (expiresAt: Date, now: Date): boolean =>
  renewedExpiry(now).getTime() - expiresAt.getTime() >= RENEW_INTERVAL_MS

/** When a session that is used now ends. */
export const renewedExpiry = (now: Date): Date => addMs(now, SESSION_TTL_MS)

/** Who is signed in, as far as rules need it. */
export type SessionUser = {
  id: string
  email: string | null
  firstName: string
  lastName: string
  provider: Provider
  role: Role
  merchant: { id: string; isActive: boolean; status: ApprovalStatus; brandId: string | null } | null
}
export type Session = { id: string; user: SessionUser }

/** Starts a session. @returns its token, which is nowhere else */
export async function startSession(db: Database, userId: string, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = renewedExpiry(now)
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId, createdAt: now, expiresAt })
  return token
}

/**
 * Starts a session if the account still has this password: a new one ends all sessions, so that none may begin with the
 * old one at that moment. One statement: a login is little else beside the checking of the password.
 *
 * @returns its token, which is nowhere else; null when the password is another one by now
 */
export async function startSessionByPassword(
  db: Database,
  { userId, passwordHash }: { userId: string; passwordHash: string },
  now: Date,
): Promise<string | null> {
  const token = newToken()
  const stillTheirs = db
    .select({
      id: sql`${newId()}::uuid`.as('id'),
      tokenHash: sql`${hashToken(token)}`.as('token_hash'),
      userId: users.id,
      createdAt: sql`${now.toISOString()}::timestamptz`.as('created_at'),
      expiresAt: sql`${renewedExpiry(now).toISOString()}::timestamptz`.as('expires_at'),
    })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
    .for('share')
  const started = await db.insert(sessions).select(stillTheirs).returning({ id: sessions.id })
  return started.length > 0 ? token : null
}

/** Finds sessions by their token; each find prolongs what it found. */
export function createSessionFinder(db: Database, clock: Clock): (token: string) => Promise<Session | null> {
  // Every call of someone signed in begins with this statement.
  const byToken = db
    .select({
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
    .where(and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare('session_by_token')

  return async (token) => {
    const now = clock.now()
    const [found] = await byToken.execute({ hash: hashToken(token), now })
    if (!found) return null
    if (shouldRenew(found.expiresAt, now)) {
      await db
        .update(sessions)
        .set({ expiresAt: renewedExpiry(now) })
        .where(eq(sessions.id, found.id))
    }
    return { id: found.id, user: { ...found.user, merchant: found.merchant } }
  }
}

async function deleteSessions(db: Database, where: SQL | undefined): Promise<string[]> {
  const ended = await db.delete(sessions).where(where).returning({ id: sessions.id })
  return ended.map((session) => session.id)
}

/** Ends one session. @returns what to tell `events` as `sessionsRevoked` */
export const revokeSession = (db: Database, id: string) => deleteSessions(db, eq(sessions.id, id))

/**
 * Ends a user's sessions, all of them or all but one.
 *
 * @returns what to tell `events` as `sessionsRevoked`, once the transaction is through
 */
export const revokeSessions = (db: Database, userId: string, but?: string) =>
  deleteSessions(db, but ? and(eq(sessions.userId, userId), ne(sessions.id, but)) : eq(sessions.userId, userId))

/** Forgets the sessions that have ended by themselves. @returns as above */
export const purgeExpiredSessions = (db: Database, now: Date) => deleteSessions(db, lt(sessions.expiresAt, now))
