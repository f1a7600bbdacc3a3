import type { ChatUser } from '@whirligig/contract'
import { eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { ADVISORY_LOCK_IDS } from '../db/advisory-lock-ids.ts'
import { asyncCommit } from '../db/async-commit.ts'
import type { Database } from '../db/database.ts'
import { chatProcesses, chatSockets } from '../db/schema/index.ts'
import { offlineOf } from './chat-people.ts'
import { aliveSince } from './live-sockets.ts'

export type OpenSocket = { socketId: string; userId: string }

/**
 * Changes who is there, one process after the other: of two that each close a user's last tab but one, the second sees
 * what the first did, and exactly one of them says that the user is gone.
 */
function inTurn<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK_IDS.presence}), ${asyncCommit}`)
    return work(tx)
  })
}

/**
 * Writes down that this process is there.
 *
 * @param alone nobody else can be using the database: whatever is written there is of a process that died
 */
export async function enterProcess(db: Database, processId: string, now: Date, alone: boolean): Promise<void> {
  if (alone) await db.delete(chatProcesses).where(ne(chatProcesses.id, processId))
  await db
    .insert(chatProcesses)
    .values({ id: processId, seenAt: now })
    .onConflictDoUpdate({ target: chatProcesses.id, set: { seenAt: now } })
}

/** Says that this process is still there. @returns whether it was taken for dead meanwhile */
export async function beatProcess(db: Database, processId: string, now: Date): Promise<boolean> {
  const known = await db
    .update(chatProcesses)
    .set({ seenAt: now })
    .where(eq(chatProcesses.id, processId))
    .returning({ id: chatProcesses.id })
  return known.length === 0
}

/** Writes down which sockets were opened and closed. @returns who of those that closed one has none left anywhere */
export function writeSockets(
  db: Database,
  processId: string,
  opened: readonly OpenSocket[],
  closed: readonly OpenSocket[],
  now: Date,
): Promise<ChatUser[]> {
  return inTurn(db, async (tx) => {
    if (opened.length > 0) {
      await tx.execute(sql`insert into ${chatSockets} (id, process_id, user_id)
        select opened."socketId", ${processId}, opened."userId"
        from jsonb_to_recordset(${JSON.stringify(opened)}::jsonb) as opened ("socketId" text, "userId" uuid)
        where exists (select from users where id = opened."userId")
        on conflict (id) do nothing`)
    }
    if (closed.length === 0) return []
    const ids = closed.map(({ socketId }) => socketId)
    await tx.delete(chatSockets).where(inArray(chatSockets.id, ids))
    return offlineOf(tx, [...new Set(closed.map(({ userId }) => userId))], now)
  })
}

/** Forgets a process with its sockets. @returns who has none left */
export function leaveProcess(db: Database, processId: string, now: Date): Promise<ChatUser[]> {
  return inTurn(db, (tx) => forget(tx, [processId], now))
}

/** Forgets the processes that died without a word. @returns who has no socket left */
export async function forgetDead(db: Database, now: Date): Promise<ChatUser[]> {
  const dead = () =>
    db
      .select({ id: chatProcesses.id })
      .from(chatProcesses)
      .where(lt(chatProcesses.seenAt, aliveSince(now)))
  // Without the lock at first: there hardly ever are any.
  if ((await dead()).length === 0) return []
  return inTurn(db, async (tx) => {
    const still = await tx
      .select({ id: chatProcesses.id })
      .from(chatProcesses)
      .where(lt(chatProcesses.seenAt, aliveSince(now)))
      .for('update')
    return forget(
      tx,
      still.map(({ id }) => id),
      now,
    )
  })
}

async function forget(tx: Database, processIds: string[], now: Date): Promise<ChatUser[]> {
  if (processIds.length === 0) return []
  const theirs = await tx
    .selectDistinct({ userId: chatSockets.userId })
    .from(chatSockets)
    .where(inArray(chatSockets.processId, processIds))
  await tx.delete(chatProcesses).where(inArray(chatProcesses.id, processIds))
  return offlineOf(
    tx,
    theirs.map(({ userId }) => userId),
    now,
  )
}
