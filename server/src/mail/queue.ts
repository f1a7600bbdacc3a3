import type { Database } from '../db/database.ts'
import { mails } from '../db/schema/index.ts'

/** A mail to be sent. `kind` is for the log and tests. */
export type Mail = {
  kind: string
  to: string
  subject: string
  text: string
  html?: string
  /** Whom an answer goes to, where it is not the shop. */
  replyTo?: string
  /** Ends the subscription that the mail belongs to, at a POST. */
  unsubscribeUrl?: string
}

/** Queues a mail with what it tells about, in the same transaction: both happen or neither. */
export async function queueMail(tx: Database, mail: Mail, now: Date): Promise<void> {
  await tx.insert(mails).values({ ...mail, createdAt: now, dueAt: now })
}
