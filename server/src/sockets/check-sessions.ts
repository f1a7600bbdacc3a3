import { and, eq, gt, inArray } from 'drizzle-orm'
import { sessions, users } from '../db/schema/index.ts'
import type { Deps } from '../deps.ts'
import { SECOND } from '../lib/clock.ts'
import { renewedExpiry, shouldRenew } from '../modules/auth/sessions.ts'
import type { SocketServer } from './socket-types.ts'

/** How long at most an expired session, or another role given outside of this process, goes unnoticed. */
export const CHECK_EVERY = 10 * SECOND

/**
 * Looks whether the sessions behind this process's sockets still are what they were. What ends by a call is told at once
 * (`sessionsRevoked`); this is for what ends by itself, by hand in the database, or while the line between processes is
 * broken.
 */
export async function checkSessions(io: SocketServer, { db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const sockets = [...io.of('/').sockets.values()]
  if (sockets.length === 0) return
  const now = clock.now()
  const ids = [...new Set(sockets.map(({ data }) => data.sessionId))]
  const rows = await db
    .select({ id: sessions.id, role: users.role, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, ids), gt(sessions.expiresAt, now)))
  const roles = new Map(rows.map(({ id, role }) => [id, role]))
  for (const socket of sockets) {
    const role = roles.get(socket.data.sessionId)
    if (role === undefined) socket.disconnect(true)
    // Its client comes back by itself, as who it is now.
    else if ((role === 'ROLE ADMIN') !== socket.data.isAdmin) socket.conn.close()
  }
  const used = new Set(sockets.flatMap(({ data }) => (data.used ? [data.sessionId] : [])))
  for (const { data } of sockets) data.used = false
  const due = rows.filter(({ id, expiresAt }) => used.has(id) && shouldRenew(expiresAt, now)).map(({ id }) => id)
  if (due.length > 0)
    await db
      .update(sessions)
      .set({ expiresAt: renewedExpiry(now) })
      .where(inArray(sessions.id, due))
}
