import type { Mail } from '../../mail/mail-queue.ts'
import { button, paragraph, renderMail } from '../../mail/mail-template.ts'

/**
 * Confirms a subscription and contains the link that ends it.
 *
 * @param token of this subscription; it can only unsubscribe
 * @param appUrl without a slash at the end
 */
export function createSubscriptionMail(email: string, token: string, appUrl: string): Mail {
  const unsubscribeUrl = `${appUrl}/api/newsletter/unsubscribe/${token}`
  const blocks = [
    paragraph('Thank you for subscribing to our newsletter. You will be the first to hear about new toys.'),
    paragraph('Not you, or changed your mind? Unsubscribe with this link:'),
    button('Unsubscribe', unsubscribeUrl),
  ]
  return {
    kind: 'newsletter',
    to: email,
    unsubscribeUrl,
    ...renderMail(
      { subject: 'You have subscribed to the Whirligig newsletter', recipientName: 'there', blocks },
      appUrl,
    ),
  }
}
