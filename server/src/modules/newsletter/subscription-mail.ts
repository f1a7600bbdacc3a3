import { letterText } from '../../mail/letter.ts'
import type { Mail } from '../../mail/queue.ts'

/**
 * Confirms a subscription, with the way out of it.
 *
 * @param token of this subscription; all it opens is its end
 * @param appUrl without a slash at the end
 */
export function createSubscriptionMail(email: string, token: string, appUrl: string): Mail {
  const unsubscribeUrl = `${appUrl}/api/newsletter/unsubscribe/${token}`
  return {
    kind: 'newsletter',
    to: email,
    unsubscribeUrl,
    subject: 'You have subscribed to the Whirligig newsletter',
    text: letterText('there', [
      'Thank you for subscribing to our newsletter. You will be the first to hear of new toys.',
      'If it was not you, or you change your mind, this link ends it:',
      `Unsubscribe: ${unsubscribeUrl}`,
    ]),
  }
}
