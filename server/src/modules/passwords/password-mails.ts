import { letterText } from '../../mail/letter.ts'
import type { Mail } from '../../mail/queue.ts'

type Recipient = { email: string; firstName: string }

/** The link to choose a new password. @param appUrl without a slash at the end */
export function createResetMail({ email, firstName }: Recipient, token: string, appUrl: string): Mail {
  return {
    kind: 'password-reset',
    to: email,
    subject: 'Choose a new password',
    text: letterText(firstName, [
      'Somebody, hopefully you, has asked for a new password for your Whirligig account. The link below works once, for one hour.',
      `Choose a new password: ${appUrl}/#/reset-password/${token}`,
      'If it was not you, there is nothing to do: your password stays what it is.',
    ]),
  }
}

/** Tells the owner that the password is another one now. @param appUrl as above */
export function createPasswordChangedMail({ email, firstName }: Recipient, appUrl: string): Mail {
  return {
    kind: 'password-changed',
    to: email,
    subject: 'Your password was changed',
    text: letterText(firstName, [
      'The password of your Whirligig account was changed, and all your devices were signed out.',
      `If it was not you, choose a new one now: ${appUrl}/#/forgot-password`,
    ]),
  }
}
