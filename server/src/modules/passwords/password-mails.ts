import { clientPaths, toClientUrl } from '@whirligig/contract'
import type { Mail } from '../../mail/mail-queue.ts'
import { button, paragraph, renderMail } from '../../mail/mail-template.ts'

type Recipient = { email: string; firstName: string }

/** Contains the link to choose a new password. @param appUrl without a slash at the end */
export function createResetMail({ email, firstName }: Recipient, token: string, appUrl: string): Mail {
  const blocks = [
    paragraph(
      'We received a request for a new password for your Whirligig account. The link below works once, for one hour.',
    ),
    button('Choose a new password', toClientUrl(appUrl, clientPaths.resetPassword(token))),
    paragraph('If you did not ask for this, you can ignore this mail: your password stays the same.'),
  ]
  return {
    kind: 'password-reset',
    to: email,
    ...renderMail({ subject: 'Choose a new password', recipientName: firstName, blocks }, appUrl),
  }
}

/** Informs the account's owner that the password was changed. @param appUrl without a slash at the end */
export function createPasswordChangedMail({ email, firstName }: Recipient, appUrl: string): Mail {
  const blocks = [
    paragraph('The password of your Whirligig account was changed, and you were signed out on all devices.'),
    paragraph('If this was not you, choose a new password now.'),
    button('Choose a new password', toClientUrl(appUrl, clientPaths.forgotPassword)),
  ]
  return {
    kind: 'password-changed',
    to: email,
    ...renderMail({ subject: 'Your password was changed', recipientName: firstName, blocks }, appUrl),
  }
}
