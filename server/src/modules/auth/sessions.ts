import type { ApprovalStatus, Provider, Role } from '@whirligig/contract'
import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { sessions, users } from '../../db/schema/index.ts'
import { addMs, DAY, MINUTE } from '../../lib/clock.ts'
import { hashToken, newToken } from '../../lib/token.ts'

/** A session expires after this time without a request. */
const SESSION_TTL_MS = 7 * DAY

/** The expiry is extended at most once per interval, not for each request. */
const RENEW_INTERVAL_MS = MINUTE

/** Whether a request at this time extends the session. */
export const shouldRenew = (expiresAt: Date, now: Date): boolean =>
  renewedExpiry(now).getTime() - expiresAt.getTime() >= RENEW_INTERVAL_MS

/** The expiry of a session that is used now. */
export const renewedExpiry = (now: Date): Date => addMs(now, SESSION_TTL_MS)

/** When a session with this expiry was last used, exact to `RENEW_INTERVAL_MS`. */
export const toLastUse = (expiresAt: Date): Date => addMs(expiresAt, -SESSION_TTL_MS)

/** The fields of the signed-in user that guards and rules need. */
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

/** Starts a session. @returns its token; only the hash is stored */
export async function startSession(db: Database, userId: string, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = renewedExpiry(now)
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId, createdAt: now, expiresAt })
  return token
}

/**
 * Starts a session if the account is not disabled and still has this password hash. A password change revokes all sessions, so that no session
 * may start with the old password at the same time. It is a single statement to keep sign-ins fast.
 *
 * @returns its token, or null if the password has changed or the account is disabled
 */
export async function startSessionByPassword(
  db: Database,
  { userId, passwordHash }: { userId: string; passwordHash: string },
  now: Date,
): Promise<string | null> {
  const token = newToken()
  const accountWithPassword = db
    .select({
      id: sql`${newId()}::uuid`.as('id'),
      tokenHash: sql`${hashToken(token)}`.as('token_hash'),
      userId: users.id,
      createdAt: sql`${now.toISOString()}::timestamptz`.as('created_at'),
      expiresAt: sql`${renewedExpiry(now).toISOString()}::timestamptz`.as('expires_at'),
    })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash), isNull(users.disabledAt)))
    .for('share')
  const started = await db.insert(sessions).select(accountWithPassword).returning({ id: sessions.id })
  return started.length > 0 ? token : null
}

async function deleteSessions(db: Database, where: SQL | undefined): Promise<string[]> {
  const ended = await db.delete(sessions).where(where).returning({ id: sessions.id })
  return ended.map((session) => session.id)
}

/** Revokes a session. @returns the revoked ids, for the event `sessionsRevoked` */
export const revokeSession = (db: Database, id: string) => deleteSessions(db, eq(sessions.id, id))

/** Revokes all sessions of a user. @returns the revoked ids, for the event `sessionsRevoked` */
export const revokeSessions = (db: Database, userId: string) => deleteSessions(db, eq(sessions.userId, userId))

/** Deletes expired sessions. @returns their ids, for the event `sessionsRevoked` */
export const purgeExpiredSessions = (db: Database, now: Date) => deleteSessions(db, lt(sessions.expiresAt, now))
