import { type SQL, sql } from 'drizzle-orm'
import { chatProcesses, chatSockets } from '../db/schema/index.ts'
import { addMs, SECOND } from '../lib/clock.ts'

export const HEARTBEAT_INTERVAL_MS = 2 * SECOND

/** A process without a heartbeat for this long is dead. */
const PROCESS_TTL_MS = 8 * SECOND

/** The earliest heartbeat of a process that counts as alive. */
export const aliveSince = (now: Date): Date => addMs(now, -PROCESS_TTL_MS)

/** Whether a user has an open socket at a process that is alive. @param userId a column or value of type uuid */
export const isOnline = (userId: SQL, now: Date): SQL<boolean> => sql<boolean>`exists (
  select from ${chatSockets} s join ${chatProcesses} p on p.id = s.process_id
  where s.user_id = ${userId} and p.seen_at > ${aliveSince(now).toISOString()}::timestamptz)`

/** A query for the ids of all users who are online. */
export const selectOnlineUserIds = (now: Date): SQL => sql`select ${chatSockets.userId} from ${chatSockets}
  join ${chatProcesses} on ${chatProcesses.id} = ${chatSockets.processId}
  where ${chatProcesses.seenAt} > ${aliveSince(now).toISOString()}::timestamptz`
