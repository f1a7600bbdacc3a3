import { formatPrice, toDollars } from '@whirligig/contract'
import type { Mail } from '../../mail/queue.ts'
import type { FrozenLine } from './order-lines.ts'

const price = (cents: number): string => formatPrice(toDollars(cents))

/** Confirms an order to its buyer. @param appUrl without a slash at the end */
export function orderMail(
  buyer: { email: string; firstName: string },
  order: { id: string; lines: readonly FrozenLine[] },
  appUrl: string,
): Mail {
  const cents = order.lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0)
  const taxCents = order.lines.reduce((sum, line) => sum + line.taxCents, 0)
  return {
    kind: 'order',
    to: buyer.email,
    subject: 'Your Whirligig order',
    text: [
      `Hi ${buyer.firstName},`,
      '',
      'Thank you for your order:',
      '',
      ...order.lines.map((line) => `${line.quantity} x ${line.name}: ${price(line.priceCents * line.quantity)}`),
      '',
      `Delivery: free`,
      ...(taxCents > 0 ? [`Tax: ${price(taxCents)}`] : []),
      `Total: ${price(cents + taxCents)}`,
      '',
      `See how it is getting on: ${appUrl}/#/order/${order.id}`,
      '',
      'The Whirligig team',
      '',
    ].join('\n'),
  }
}
