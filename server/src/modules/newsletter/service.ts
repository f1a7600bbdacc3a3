import { type MessageResponse, RESPONSE_TEXT } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { newToken } from '../../lib/token.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { insertSubscriber } from './queries.ts'
import { createSubscriptionMail } from './subscription-mail.ts'

/**
 * Subscribes an email address and confirms it by mail, once: whoever is on the list already gets no second mail, or
 * anybody could fill somebody's mailbox with them.
 *
 * @param appUrl without a slash at the end
 */
export async function subscribe(tx: Database, email: string, { appUrl, now }: { appUrl: string; now: Date }) {
  const unsubscribeToken = newToken()
  const added = await insertSubscriber(tx, { email, unsubscribeToken, createdAt: now })
  if (added) await queueMail(tx, createSubscriptionMail(email, unsubscribeToken, appUrl), now)
}

/** As `subscribe`, in a transaction of its own. The answer does not tell who is on the list. */
export async function subscribeByForm({ db, clock, config }: Deps, email: string): Promise<MessageResponse> {
  await db.transaction((tx) => subscribe(tx, email, { appUrl: config.appUrl, now: clock.now() }))
  return { success: true, message: RESPONSE_TEXT.newsletter.subscribed }
}
