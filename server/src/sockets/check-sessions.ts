import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import { after, SECOND } from '../clock.ts'
import { sessions, users } from '../db/schema/index.ts'
import type { Deps } from '../deps.ts'
import { prolongedTo, TOUCH_EVERY } from '../sessions.ts'
import type { SocketServer } from './socket-types.ts'

/** How long at most an expired session, or another role given outside of this process, goes unnoticed. */
export const CHECK_EVERY = 10 * SECOND

/**
 * Looks whether the sessions behind this process's sockets still are what they were. What ends by a call is told at once
 * (`sessionsEnded`); this is for what ends by itself, by hand in the database, or while the line between processes is
 * broken.
 */
export async function checkSessions(io: SocketServer, { db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const sockets = [...io.of('/').sockets.values()]
  if (sockets.length === 0) return
  const now = clock.now()
  const ids = [...new Set(sockets.map(({ data }) => data.sessionId))]
  const rows = await db
    .select({ id: sessions.id, role: users.role })
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
  const used = sockets.filter(({ data }) => data.used)
  for (const { data } of used) data.used = false
  const usedIds = [...new Set(used.map(({ data }) => data.sessionId))]
  if (usedIds.length === 0) return
  const expiresAt = prolongedTo(now)
  await db
    .update(sessions)
    .set({ expiresAt })
    .where(
      and(
        inArray(sessions.id, usedIds),
        gt(sessions.expiresAt, now),
        lt(sessions.expiresAt, after(expiresAt, -TOUCH_EVERY)),
      ),
    )
}
