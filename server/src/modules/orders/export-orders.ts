import { Readable } from 'node:stream'
import { formatAddressLines, formatOrderNumber } from '@whirligig/contract'
import { stringify } from 'csv-stringify'
import type { Database } from '../../db/database.ts'
import { type ExportedOrderRow, findOrdersAfter } from './all-orders-queries.ts'
import type { AllOrdersFilter } from './order-filter.ts'
import { toOrder } from './order-serializer.ts'
import { findOrderLines, type OrderLineRow } from './queries.ts'

const PAGE_ROWS = 500

const COLUMNS = [
  'number',
  'id',
  'placed',
  'status',
  'customer',
  'email',
  'toys',
  'total',
  'tax',
  'totalWithTax',
  'address',
]

function toRecord(order: ExportedOrderRow, lines: readonly OrderLineRow[]) {
  const { total, totalTax, totalWithTax } = toOrder(order, lines, { userId: '', scope: 'all' })
  return {
    number: formatOrderNumber(order.id),
    id: order.id,
    placed: order.createdAt.toISOString(),
    status: order.status,
    customer: order.customerName ?? '',
    email: order.customerEmail ?? '',
    toys: lines.map(({ name, sku, quantity }) => `${quantity} x ${name}${sku ? ` (${sku})` : ''}`).join('\n'),
    total: total.toFixed(2),
    tax: totalTax.toFixed(2),
    totalWithTax: totalWithTax.toFixed(2),
    address: order.deliveryAddress ? formatAddressLines(order.deliveryAddress).join('\n') : '',
  }
}

/** Reads the orders page by page, so that an export of any size needs the memory of one page. */
async function* readOrders(db: Database, filter: AllOrdersFilter) {
  let after: ExportedOrderRow | undefined
  for (;;) {
    const page = await findOrdersAfter(db, filter, after, PAGE_ROWS)
    const lines = await findOrderLines(
      db,
      page.map(({ id }) => id),
    )
    const byOrder = Map.groupBy(lines, ({ orderId }) => orderId)
    for (const order of page) yield toRecord(order, byOrder.get(order.id) ?? [])
    if (page.length < PAGE_ROWS) return
    after = page.at(-1)
  }
}

/** Streams the orders as CSV for spreadsheets: with a byte order mark, and formulas as plain text. Amounts are in dollars. */
export const exportOrders = (db: Database, filter: AllOrdersFilter): Readable =>
  Readable.from(readOrders(db, filter)).pipe(
    stringify({ header: true, columns: COLUMNS, bom: true, escape_formulas: true, record_delimiter: 'windows' }),
  )
