import { clientPaths, formatAddressLines, formatOrderNumber, type OrderStatus, toClientUrl } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Emit } from '../../lib/domain-events.ts'
import { type Mail, queueMail } from '../../mail/mail-queue.ts'
import { button, paragraph, renderMail } from '../../mail/mail-template.ts'
import { toSingleLine } from '../../mail/single-line.ts'
import type { OrderRow } from './queries.ts'

type Line = { name: string; quantity: number }

/** The statuses that the buyer is told about, with their texts. */
const TEXTS = {
  Shipped: {
    kind: 'order-shipped',
    subject: 'Your Whirligig toys are on their way',
    toIntro: (number: string) => `Good news: these toys of your order ${number} are on their way to you:`,
  },
  Cancelled: {
    kind: 'order-cancelled',
    subject: 'Toys of your Whirligig order were cancelled',
    toIntro: (number: string) => `These toys of your order ${number} have been cancelled. You do not pay for them:`,
  },
} as const

const isMailed = (status: OrderStatus): status is keyof typeof TEXTS => status in TEXTS

type MailedOrder = Pick<OrderRow, 'id' | 'deliveryAddress' | 'customerFirstName'>

/** Tells a buyer which lines have shipped or are cancelled. @param appUrl without a slash at the end */
export function createStatusMail(
  to: string,
  order: MailedOrder,
  { lines, status }: { lines: readonly Line[]; status: keyof typeof TEXTS },
  appUrl: string,
): Mail {
  const { kind, subject, toIntro } = TEXTS[status]
  const address = status === 'Shipped' && order.deliveryAddress ? formatAddressLines(order.deliveryAddress) : []
  const blocks = [
    paragraph(toIntro(formatOrderNumber(order.id))),
    paragraph(lines.map(({ name, quantity }) => `${quantity} x ${toSingleLine(name)}`).join('\n')),
    ...(address.length > 0 ? [paragraph(['They go to:', ...address.map(toSingleLine)].join('\n'))] : []),
    button('View your order', toClientUrl(appUrl, clientPaths.order(order.id))),
  ]
  return { kind, to, ...renderMail({ subject, recipientName: order.customerFirstName ?? '', blocks }, appUrl) }
}

/**
 * Queues one mail to the buyer about lines that changed their status together. Other statuses, and orders of accounts without an
 * email, have none.
 */
export async function queueStatusMail(
  tx: Database,
  emit: Emit,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  { order, lines, status }: { order: OrderRow; lines: readonly Line[]; status: OrderStatus },
): Promise<void> {
  if (!isMailed(status) || order.customerEmail === null) return
  const mail = createStatusMail(order.customerEmail, order, { lines, status }, config.appUrl)
  await queueMail(tx, emit, mail, clock.now())
}
