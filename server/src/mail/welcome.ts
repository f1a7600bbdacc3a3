import { letterText } from './letter.ts'
import type { Mail } from './queue.ts'

/** Sent after sign-up. @param appUrl without a slash at the end */
export function welcomeMail(user: { email: string; firstName: string }, appUrl: string): Mail {
  return {
    kind: 'welcome',
    to: user.email,
    subject: 'Welcome to Whirligig',
    text: letterText(user.firstName, [
      'Thank you for creating an account with Whirligig. We are glad to have you.',
      `Have a look around: ${appUrl}/#/shop`,
    ]),
  }
}
