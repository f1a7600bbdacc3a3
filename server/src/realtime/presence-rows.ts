import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { ADVISORY_LOCK_IDS } from '../db/advisory-lock-ids.ts'
import { asyncCommit } from '../db/async-commit.ts'
import type { Database } from '../db/database.ts'
import { runTransaction } from '../db/run-transaction.ts'
import { chatProcesses, chatSockets, users } from '../db/schema/index.ts'
import { aliveSince, isOnline } from './online-sql.ts'

export type OpenSocket = { socketId: string; userId: string }

/**
 * Runs a change of presence while no other process changes it. If two processes each close one of a user's last two
 * sockets, the second sees the first's change, so exactly one of them reports the user as offline.
 */
function withPresenceLock<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  return runTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK_IDS.presence}), ${asyncCommit}`)
    return work(tx)
  })
}

/** Returns the users without an open socket at any process. */
async function filterOffline(db: Database, userIds: readonly string[], now: Date): Promise<string[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .select({ id: users.id })
    .from(users)
    // `users.id` in full: Drizzle omits the table name in a query over one table, also in its subqueries.
    .where(and(inArray(users.id, [...new Set(userIds)]), sql`not ${isOnline(sql`users.id`, now)}`))
  return rows.map(({ id }) => id)
}

/**
 * Registers this process.
 *
 * @param singleProcess no other process can use the database, so rows of other processes are left from a crash
 */
export async function registerProcess(
  db: Database,
  processId: string,
  now: Date,
  singleProcess: boolean,
): Promise<void> {
  if (singleProcess) await db.delete(chatProcesses).where(ne(chatProcesses.id, processId))
  await db
    .insert(chatProcesses)
    .values({ id: processId, seenAt: now })
    .onConflictDoUpdate({ target: chatProcesses.id, set: { seenAt: now } })
}

/** Saves a heartbeat. @returns false if another process has removed this one as dead */
export async function saveHeartbeat(db: Database, processId: string, now: Date): Promise<boolean> {
  const updated = await db
    .update(chatProcesses)
    .set({ seenAt: now })
    .where(eq(chatProcesses.id, processId))
    .returning({ id: chatProcesses.id })
  return updated.length > 0
}

/** Saves opened and closed sockets. @returns the users of closed sockets who are offline now */
export function saveSockets(
  db: Database,
  processId: string,
  opened: readonly OpenSocket[],
  closed: readonly OpenSocket[],
  now: Date,
): Promise<string[]> {
  return withPresenceLock(db, async (tx) => {
    if (opened.length > 0) {
      await tx.execute(sql`insert into ${chatSockets} (id, process_id, user_id)
        select opened."socketId", ${processId}, opened."userId"
        from jsonb_to_recordset(${JSON.stringify(opened)}::jsonb) as opened ("socketId" text, "userId" uuid)
        where exists (select from users where id = opened."userId")
        on conflict (id) do nothing`)
    }
    if (closed.length === 0) return []
    const socketIds = closed.map(({ socketId }) => socketId)
    await tx.delete(chatSockets).where(inArray(chatSockets.id, socketIds))
    const userIds = closed.map(({ userId }) => userId)
    return filterOffline(tx, userIds, now)
  })
}

async function removeProcesses(tx: Database, processIds: string[], now: Date): Promise<string[]> {
  if (processIds.length === 0) return []
  const sockets = await tx
    .selectDistinct({ userId: chatSockets.userId })
    .from(chatSockets)
    .where(inArray(chatSockets.processId, processIds))
  await tx.delete(chatProcesses).where(inArray(chatProcesses.id, processIds))
  const userIds = sockets.map(({ userId }) => userId)
  return filterOffline(tx, userIds, now)
}

/** Removes this process and its sockets. @returns the users who are offline now */
export function unregisterProcess(db: Database, processId: string, now: Date): Promise<string[]> {
  return withPresenceLock(db, (tx) => removeProcesses(tx, [processId], now))
}

/** Removes the processes without a recent heartbeat, and their sockets. @returns the users who are offline now */
export async function reapDeadProcesses(db: Database, now: Date): Promise<string[]> {
  const isDead = lt(chatProcesses.seenAt, aliveSince(now))
  // Checked without the lock first, because dead processes are rare.
  if ((await db.$count(chatProcesses, isDead)) === 0) return []
  return withPresenceLock(db, async (tx) => {
    const deadProcesses = await tx.select({ id: chatProcesses.id }).from(chatProcesses).where(isDead).for('update')
    const processIds = deadProcesses.map(({ id }) => id)
    return removeProcesses(tx, processIds, now)
  })
}
