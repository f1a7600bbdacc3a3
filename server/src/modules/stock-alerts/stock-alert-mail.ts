import { clientPaths, toClientUrl } from '@whirligig/contract'
import type { Mail } from '../../mail/mail-queue.ts'
import { button, paragraph, renderMail } from '../../mail/mail-template.ts'
import type { DueAlert } from './queries.ts'

/** Reports that a product is back in stock. @param appUrl without a slash at the end */
export function createStockAlertMail({ email, firstName, stopToken, product }: DueAlert, appUrl: string): Mail {
  const unsubscribeUrl = `${appUrl}/api/stock-alert/stop/${stopToken}`
  const blocks = [
    paragraph(`Good news: ${product.name} is back in stock. There may be only a few.`),
    button('View the toy', toClientUrl(appUrl, clientPaths.product(product.slug))),
    paragraph('This is the only mail about this toy. If you do not want such mails about other toys, use this link:'),
    button('Stop these mails', unsubscribeUrl),
  ]
  const content = { subject: `${product.name} is back in stock`, recipientName: firstName ?? 'there', blocks }
  return { kind: 'back-in-stock', to: email, unsubscribeUrl, ...renderMail(content, appUrl) }
}
