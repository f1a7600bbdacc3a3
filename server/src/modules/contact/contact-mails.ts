import type { ContactInput } from '@whirligig/contract'
import type { Mail } from '../../mail/mail-queue.ts'
import { paragraph, renderMail } from '../../mail/mail-template.ts'
import { toSingleLine } from '../../mail/single-line.ts'

/**
 * Confirms to the sender that the message has arrived. It contains nothing that the sender wrote, not even the name.
 * Otherwise anyone could make the shop send their words to any address.
 *
 * @param appUrl without a slash at the end
 */
export function createReceiptMail({ email }: ContactInput, appUrl: string): Mail {
  const blocks = [
    paragraph('Thank you for writing to us. We have received your message and will reply to this address.'),
  ]
  return {
    kind: 'contact-receipt',
    to: email,
    ...renderMail({ subject: 'We received your message', recipientName: 'there', blocks }, appUrl),
  }
}

/** Forwards the message to the shop. @param shopEmail the shop's inbox */
export function createInboxMail(
  { name, email, message }: ContactInput,
  { shopEmail, appUrl }: { shopEmail: string; appUrl: string },
): Mail {
  const sender = toSingleLine(name)
  const blocks = [paragraph(`${sender} <${email}> writes:`), paragraph(message)]
  return {
    kind: 'contact',
    to: shopEmail,
    replyTo: email,
    ...renderMail({ subject: `Message from ${sender}`, blocks }, appUrl),
  }
}

/** Answers a message. The sender replies to the shop. @param shopEmail the shop's inbox */
export function createAnswerMail(
  { name, email, message }: ContactInput,
  answer: string,
  { shopEmail, appUrl }: { shopEmail: string; appUrl: string },
): Mail {
  const blocks = [paragraph(answer), paragraph(`You wrote to us:\n${message}`)]
  return {
    kind: 'contact-answer',
    to: email,
    replyTo: shopEmail,
    ...renderMail({ subject: 'Our answer to your message', recipientName: toSingleLine(name), blocks }, appUrl),
  }
}
