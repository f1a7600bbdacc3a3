import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Emit, inTransaction } from '../../lib/domain-events.ts'
import { queueMails } from '../../mail/mail-queue.ts'
import { lockDueAlerts, markNotified } from './queries.ts'
import { createStockAlertMail } from './stock-alert-mail.ts'

/** The maximum number of mails of one transaction. The hourly cleanup sends the others. */
const BATCH_SIZE = 500

type AlertDeps = Pick<Deps, 'clock' | 'config'>

/**
 * Queues a mail for each request that waits for one of the products, if the product is on sale and in stock. Call it in the
 * transaction that restocks them. A request is marked with its mail, so that restocking twice sends one mail.
 *
 * @param productIds undefined for all products
 * @returns the number of mails
 */
export async function queueStockAlerts(
  tx: Database,
  emit: Emit,
  { clock, config }: AlertDeps,
  productIds: readonly string[] | undefined,
): Promise<number> {
  const now = clock.now()
  const alerts = await lockDueAlerts(tx, productIds, BATCH_SIZE)
  if (alerts.length === 0) return 0
  await markNotified(tx, alerts, now)
  const mails = alerts.map((alert) => createStockAlertMail(alert, config.appUrl))
  await queueMails(tx, emit, mails, now)
  return alerts.length
}

/**
 * Queues the mails that no restock has queued: for products of a brand or category that was activated again, and those
 * beyond the batch of a restock.
 */
export async function queueRemainingStockAlerts(deps: AlertDeps & Pick<Deps, 'db' | 'events'>): Promise<void> {
  for (;;) {
    const queued = await inTransaction(deps, (tx, emit) => queueStockAlerts(tx, emit, deps, undefined))
    if (queued < BATCH_SIZE) return
  }
}
