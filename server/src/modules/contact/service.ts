import { type ContactInput, type MessageResponse, RESPONSE_TEXT } from '@whirligig/contract'
import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../lib/domain-events.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { createInboxMail, createReceiptMail } from './contact-mails.ts'
import { insertMessage } from './queries.ts'

/** Stores a message, mails it to the shop and sends a receipt to the sender, in one transaction. */
export async function receiveMessage(deps: Deps, input: ContactInput): Promise<MessageResponse> {
  const { clock, config } = deps
  const now = clock.now()
  await inTransaction(deps, async (tx, emit) => {
    await insertMessage(tx, input, now)
    await queueMail(tx, emit, createInboxMail(input, config), now)
    await queueMail(tx, emit, createReceiptMail(input, config.appUrl), now)
  })
  return { success: true, message: RESPONSE_TEXT.contact.received(input.email) }
}
