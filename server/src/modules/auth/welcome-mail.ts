import { clientPaths, toClientUrl } from '@whirligig/contract'
import type { Mail } from '../../mail/mail-queue.ts'
import { button, paragraph, renderMail } from '../../mail/mail-template.ts'

/** Welcomes a new user after sign-up. @param appUrl without a slash at the end */
export function createWelcomeMail(user: { email: string; firstName: string }, appUrl: string): Mail {
  const blocks = [
    paragraph('Thank you for creating an account with Whirligig. We are glad to have you.'),
    button('Have a look around', toClientUrl(appUrl, clientPaths.shop)),
  ]
  return {
    kind: 'welcome',
    to: user.email,
    ...renderMail({ subject: 'Welcome to Whirligig', recipientName: user.firstName, blocks }, appUrl),
  }
}
