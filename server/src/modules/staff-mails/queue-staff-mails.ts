import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { addMs, MINUTE } from '../../lib/clock.ts'
import { type Emit, inTransaction } from '../../lib/domain-events.ts'
import { queueMails } from '../../mail/mail-queue.ts'
import { lockStaffNews, markMailed } from './queries.ts'
import { createStaffMail, hasNews } from './staff-mail.ts'

/** The minimum time between two mails to the same person. */
const MAIL_INTERVAL_MS = 10 * MINUTE

/** What is younger waits for the next mail: a transaction that began before may still commit something older than now. */
const SETTLING_MS = MINUTE

/** The maximum number of people of one transaction. */
const BATCH_SIZE = 200

type MailDeps = Pick<Deps, 'clock' | 'config'>

async function queueBatch(tx: Database, emit: Emit, { clock, config }: MailDeps): Promise<number> {
  const now = clock.now()
  const until = addMs(now, -SETTLING_MS)
  const staff = await lockStaffNews(tx, { dueBefore: addMs(until, -MAIL_INTERVAL_MS), until, limit: BATCH_SIZE })
  if (staff.length === 0) return 0
  await markMailed(
    tx,
    staff.map(({ id }) => id),
    until,
  )
  const mails = staff.filter(hasNews).map((news) => createStaffMail(news, config.appUrl))
  if (mails.length > 0) await queueMails(tx, emit, mails, now)
  return staff.length
}

/**
 * Queues a mail for each of staff who wants one and for whom something is new: at most one in ten minutes. Call it every
 * minute.
 */
export async function queueStaffMails(deps: MailDeps & Pick<Deps, 'db' | 'events'>): Promise<void> {
  for (;;) {
    const handled = await inTransaction(deps, (tx, emit) => queueBatch(tx, emit, deps))
    if (handled < BATCH_SIZE) return
  }
}
