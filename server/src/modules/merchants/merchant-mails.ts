import { letterText } from '../../mail/letter.ts'
import type { Mail } from '../../mail/queue.ts'

type Person = { email: string; name: string }

/**
 * Tells that the application has arrived. It repeats nothing that was written, not even the name: else anybody could have
 * the shop mail their words to any address.
 */
export function applicationMail(email: string): Mail {
  return {
    kind: 'merchant-application',
    to: email,
    subject: 'We received your application',
    text: letterText('there', [
      'Thank you for wanting to sell with Whirligig. We have received your application, and will call you or write to you once we have read it.',
      'If you know nothing of it, somebody has mistyped an address, and there is nothing to do.',
    ]),
  }
}

/** The link by which an approved merchant makes the account. @param appUrl without a slash at the end */
export function invitationMail({ email, name }: Person, token: string, appUrl: string): Mail {
  // The sign is allowed there, and people read their addresses.
  const query = encodeURIComponent(email).replace('%40', '@')
  return {
    kind: 'merchant-invitation',
    to: email,
    subject: 'Your application was approved',
    text: letterText(name, [
      'Good news: you can sell your toys with Whirligig. All that is missing is your account. The link below works once, for seven days.',
      `Complete your sign-up: ${appUrl}/#/merchant-signup/${token}?email=${query}`,
      'Once it is too old, write to us and we send you a new one.',
    ]),
  }
}

/** Sent when an account becomes a merchant's. @param appUrl as above */
export function welcomeMerchantMail({ email, name }: Person, brandName: string, appUrl: string): Mail {
  return {
    kind: 'merchant-welcome',
    to: email,
    subject: 'Welcome as a merchant',
    text: letterText(name, [
      `Your account is now a merchant’s, and your brand ${brandName} is prepared. Describe it, add your toys, and turn it on when you are ready.`,
      `Go to your brand: ${appUrl}/#/dashboard/brand`,
    ]),
  }
}

/** Tells that the brand is off and the dashboard closed. @param appUrl as above */
export function disabledMail({ email, name }: Person, appUrl: string): Mail {
  return {
    kind: 'merchant-disabled',
    to: email,
    subject: 'Your merchant account was disabled',
    text: letterText(name, [
      'Your merchant account with Whirligig was disabled. Your brand and its toys are not in the shop for now. Orders that were placed already stay as they are.',
      'If you want to come back, or do not know why, please write to us.',
      `Write to us: ${appUrl}/#/contact`,
    ]),
  }
}

/** Tells that everything is as it was before. @param appUrl as above */
export function enabledMail({ email, name }: Person, appUrl: string): Mail {
  return {
    kind: 'merchant-enabled',
    to: email,
    subject: 'Your merchant account is back',
    text: letterText(name, [
      'Your merchant account with Whirligig is enabled again. Your brand and its toys are what they were before.',
      `Go to your dashboard: ${appUrl}/#/dashboard`,
    ]),
  }
}
