import { lt, sql } from 'drizzle-orm'
import {
  catalogueChanges,
  externalSignIns,
  mails,
  merchantInvitations,
  passwordResets,
  stockAlerts,
} from './db/schema/index.ts'
import type { Deps } from './deps.ts'
import { deleteOrphanPictures } from './images/delete-orphans.ts'
import { addMs, DAY } from './lib/clock.ts'
import { purgeExpiredSessions } from './modules/auth/sessions.ts'
import { queueRemainingStockAlerts } from './modules/stock-alerts/queue-stock-alerts.ts'

/** How long sent mails stay in the database, to look up whether a mail was sent. */
const SENT_MAIL_TTL_MS = 30 * DAY

/** An answered request for a mail stays this long, so that the link in its mail works. */
const STOCK_ALERT_TTL_MS = 365 * DAY

/**
 * The hourly cleanup: deletes expired rows of every kind and the pictures that no product or order uses, and queues the mails
 * for restocked products that are still missing.
 */
export async function runCleanup(deps: Deps): Promise<void> {
  const { db, clock, limits, events } = deps
  const now = clock.now()
  const ended = await purgeExpiredSessions(db, now)
  if (ended.length > 0) events.emit('sessionsRevoked', ended)
  await db.delete(externalSignIns).where(lt(externalSignIns.expiresAt, now))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
  await db.delete(merchantInvitations).where(lt(merchantInvitations.expiresAt, now))
  await db.delete(mails).where(lt(mails.sentAt, addMs(now, -SENT_MAIL_TTL_MS)))
  await db.delete(catalogueChanges).where(lt(catalogueChanges.changedAt, sql`now() - interval '1 hour'`))
  await db.delete(stockAlerts).where(lt(stockAlerts.notifiedAt, addMs(now, -STOCK_ALERT_TTL_MS)))
  await queueRemainingStockAlerts(deps)
  await limits.purgeExpired()
  await deleteOrphanPictures(deps)
}
