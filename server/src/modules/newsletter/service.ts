import { type MessageResponse, RESPONSE_TEXT } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Emit, inTransaction } from '../../lib/domain-events.ts'
import { newToken } from '../../lib/token.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { insertSubscriber } from './queries.ts'
import { createSubscriptionMail } from './subscription-mail.ts'

/**
 * Subscribes an email and sends a confirmation. An email that is already subscribed gets no further mail. Otherwise anyone
 * could flood a mailbox with confirmations.
 *
 * @param appUrl without a slash at the end
 */
export async function subscribe(
  tx: Database,
  emit: Emit,
  email: string,
  { appUrl, now }: { appUrl: string; now: Date },
): Promise<void> {
  const unsubscribeToken = newToken()
  const added = await insertSubscriber(tx, { email, unsubscribeToken, createdAt: now })
  if (added) await queueMail(tx, emit, createSubscriptionMail(email, unsubscribeToken, appUrl), now)
}

/** Like `subscribe`, in its own transaction. The response does not reveal whether the email was already subscribed. */
export async function subscribeByForm(deps: Deps, email: string): Promise<MessageResponse> {
  const { clock, config } = deps
  await inTransaction(deps, (tx, emit) => subscribe(tx, emit, email, { appUrl: config.appUrl, now: clock.now() }))
  return { success: true, message: RESPONSE_TEXT.newsletter.subscribed }
}
