import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { chatProcesses, chatSockets } from '../db/schema/index.ts'
import { addMs, SECOND } from '../lib/clock.ts'

/** A process that has not been heard of for so long is dead; processes tell of themselves every `BEAT`. */
const DEAD_AFTER = 8 * SECOND
export const BEAT = 2 * SECOND

/** The moment since which a process must have been heard of. */
export const aliveSince = (now: Date): Date => addMs(now, -DEAD_AFTER)

/**
 * Whether a user has a socket open at a process that lives.
 *
 * @param since `aliveSince(now)` as a text
 */
export const isOnline = (userId: SQL, since: string | Placeholder): SQL<boolean> => sql<boolean>`exists (
  select from ${chatSockets} s join ${chatProcesses} p on p.id = s.process_id
  where s.user_id = ${userId} and p.seen_at > ${since}::timestamptz)`
