import type { ContactInput } from '@whirligig/contract'
import { letterText, oneLine } from '../../mail/letter.ts'
import type { Mail } from '../../mail/queue.ts'

/**
 * Tells the sender that the message has arrived. It repeats nothing that was written, not even the name: else anybody
 * could have the shop mail their words to any address.
 */
export function createReceiptMail({ email }: ContactInput): Mail {
  return {
    kind: 'contact-receipt',
    to: email,
    subject: 'We received your message',
    text: letterText('there', [
      'Thank you for writing to us. We have received your message and will answer to this address.',
    ]),
  }
}

/** The message itself, to the shop. @param shopEmail the shop's inbox */
export function createInboxMail({ name, email, message }: ContactInput, shopEmail: string): Mail {
  return {
    kind: 'contact',
    to: shopEmail,
    replyTo: email,
    subject: `Message from ${oneLine(name)}`,
    text: `${oneLine(name)} <${email}> writes:\n\n${message}\n`,
  }
}
