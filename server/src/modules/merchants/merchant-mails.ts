import { clientPaths, dashboardPaths, toClientUrl } from '@whirligig/contract'
import type { Mail } from '../../mail/mail-queue.ts'
import { button, paragraph, renderMail } from '../../mail/mail-template.ts'

type Recipient = { email: string; name: string }

/**
 * Confirms that an application has arrived. It contains nothing that the applicant wrote, not even the name. Otherwise
 * anyone could make the shop send their words to any address.
 *
 * @param appUrl without a slash at the end
 */
export function createApplicationMail(email: string, appUrl: string): Mail {
  const blocks = [
    paragraph(
      'Thank you for your interest in selling with Whirligig. We have received your application and will call or write to you soon.',
    ),
    paragraph('If you did not apply, a stranger may have mistyped their address. You can ignore this mail.'),
  ]
  return {
    kind: 'merchant-application',
    to: email,
    ...renderMail({ subject: 'We received your application', recipientName: 'there', blocks }, appUrl),
  }
}

/** Contains the link with which an approved merchant signs up. @param appUrl without a slash at the end */
export function createInvitationMail({ email, name }: Recipient, token: string, appUrl: string): Mail {
  // A query may contain `@`, which keeps the address readable.
  const query = encodeURIComponent(email).replace('%40', '@')
  const blocks = [
    paragraph(
      'Good news: you can now sell your toys with Whirligig. Follow the link below to create your account, or sign in there with the account you have. It works once, for seven days.',
    ),
    button('Complete your sign-up', `${toClientUrl(appUrl, clientPaths.merchantSignup(token))}?email=${query}`),
    paragraph('If the link has expired, write to us and we will send you a new one.'),
  ]
  return {
    kind: 'merchant-invitation',
    to: email,
    ...renderMail({ subject: 'Your application was approved', recipientName: name, blocks }, appUrl),
  }
}

/** Welcomes a user whose account has become a merchant's. @param appUrl without a slash at the end */
export function createWelcomeMail({ email, name }: Recipient, brandName: string, appUrl: string): Mail {
  const blocks = [
    paragraph(
      `Your account is now a merchant account, and your brand ${brandName} is ready. Describe it, add your toys, and activate it whenever you like.`,
    ),
    button('Go to your brand', toClientUrl(appUrl, dashboardPaths.brands)),
  ]
  return {
    kind: 'merchant-welcome',
    to: email,
    ...renderMail({ subject: 'Welcome as a merchant', recipientName: name, blocks }, appUrl),
  }
}

/** Informs a merchant that the brand is inactive and the dashboard blocked. @param appUrl without a slash at the end */
export function createDisabledMail({ email, name }: Recipient, appUrl: string): Mail {
  const blocks = [
    paragraph(
      'Your merchant account with Whirligig was disabled. Your brand and its toys are not in the shop for now. Existing orders are not affected.',
    ),
    paragraph('If you would like to come back, or do not know why this happened, please write to us.'),
    button('Write to us', toClientUrl(appUrl, clientPaths.contact)),
  ]
  return {
    kind: 'merchant-disabled',
    to: email,
    ...renderMail({ subject: 'Your merchant account was disabled', recipientName: name, blocks }, appUrl),
  }
}

/** Informs a merchant that the account is enabled again. @param appUrl without a slash at the end */
export function createEnabledMail({ email, name }: Recipient, appUrl: string): Mail {
  const blocks = [
    paragraph('Your merchant account with Whirligig is enabled again. Your brand and its toys are back as they were.'),
    button('Go to your dashboard', toClientUrl(appUrl, clientPaths.dashboard)),
  ]
  return {
    kind: 'merchant-enabled',
    to: email,
    ...renderMail({ subject: 'Your merchant account is back', recipientName: name, blocks }, appUrl),
  }
}
