import { isAdmin } from '@whirligig/contract'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { sessions, users } from '../db/schema/index.ts'
import type { Deps } from '../deps.ts'
import { SECOND } from '../lib/clock.ts'
import { renewedExpiry, shouldRenew } from '../modules/auth/sessions.ts'
import type { SocketServer } from './socket-types.ts'

/** The longest time until an expired session or a changed role takes effect. */
export const CHECK_INTERVAL_MS = 10 * SECOND

/**
 * Disconnects the sockets of this process whose session has ended or whose role has changed, and renews the sessions in
 * use. The event `sessionsRevoked` disconnects at once; this check covers sessions that expire, changes made in the
 * database, and times without a connection to the other processes.
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
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const socket of sockets) {
    const session = byId.get(socket.data.sessionId)
    if (!session) socket.disconnect(true)
    // Closes the transport only, so that the client reconnects with its new role.
    else if (isAdmin(session) !== socket.data.isAdmin) socket.conn.close()
  }
  const activeIds = new Set(sockets.flatMap(({ data }) => (data.active ? [data.sessionId] : [])))
  for (const { data } of sockets) data.active = false
  const renewableRows = rows.filter(({ id, expiresAt }) => activeIds.has(id) && shouldRenew(expiresAt, now))
  if (renewableRows.length === 0) return
  await db
    .update(sessions)
    .set({ expiresAt: renewedExpiry(now) })
    .where(
      inArray(
        sessions.id,
        renewableRows.map(({ id }) => id),
      ),
    )
}
