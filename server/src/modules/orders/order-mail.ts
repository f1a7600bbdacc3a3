import { clientPaths, formatOrderNumber, formatPrice, toClientUrl, toDollars } from '@whirligig/contract'
import type { Mail } from '../../mail/mail-queue.ts'
import { amountTable, button, paragraph, renderMail } from '../../mail/mail-template.ts'
import type { OrderLineSnapshot } from './line-snapshots.ts'

const price = (cents: number): string => formatPrice(toDollars(cents))

/** Confirms an order to its buyer. @param appUrl without a slash at the end */
export function createOrderMail(
  buyer: { email: string; firstName: string },
  order: { id: string; lines: readonly OrderLineSnapshot[] },
  appUrl: string,
): Mail {
  const cents = order.lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0)
  const taxCents = order.lines.reduce((sum, line) => sum + line.taxCents, 0)
  const blocks = [
    paragraph(`Thank you for your order ${formatOrderNumber(order.id)}:`),
    amountTable(
      order.lines.map((line) => ({
        label: `${line.quantity} x ${line.name}`,
        amount: price(line.priceCents * line.quantity),
      })),
    ),
    amountTable([
      { label: 'Delivery', amount: 'free' },
      ...(taxCents > 0 ? [{ label: 'Tax', amount: price(taxCents) }] : []),
      { label: 'Total', amount: price(cents + taxCents) },
    ]),
    button('View your order', toClientUrl(appUrl, clientPaths.order(order.id))),
  ]
  return {
    kind: 'order',
    to: buyer.email,
    ...renderMail({ subject: 'Your Whirligig order', recipientName: buyer.firstName, blocks }, appUrl),
  }
}
