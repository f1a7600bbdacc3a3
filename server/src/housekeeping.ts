import { lt } from 'drizzle-orm'
import { merchantInvitations, passwordResets } from './db/schema/index.ts'
import type { Deps } from './deps.ts'
import { endExpiredSessions } from './sessions.ts'

/** Forgets what has run out: sessions, links that were mailed, and windows of rate limits. */
export async function tidyUp({ db, clock, limits, events }: Deps): Promise<void> {
  const now = clock.now()
  const ended = await endExpiredSessions(db, now)
  if (ended.length > 0) events.emit('sessionsEnded', ended)
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
  await db.delete(merchantInvitations).where(lt(merchantInvitations.expiresAt, now))
  await limits.sweep()
}
