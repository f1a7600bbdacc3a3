import { formatAddressLines, formatOrderNumber } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type CsvExport, readPages } from '../../lib/csv-export.ts'
import { type Actor, recordExport } from '../audit/record-audit.ts'
import { type ExportedOrderRow, findOrdersAfter } from './all-orders-queries.ts'
import type { AllOrdersFilter } from './order-filter.ts'
import { toOrder } from './order-serializer.ts'
import { findOrderLines, type OrderLineRow } from './queries.ts'

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

async function* readOrders(db: Database, filter: AllOrdersFilter) {
  const pages = readPages<ExportedOrderRow>((after, limit) => findOrdersAfter(db, filter, after, limit))
  for await (const page of pages) {
    const lines = await findOrderLines(
      db,
      page.map(({ id }) => id),
    )
    const byOrder = Map.groupBy(lines, ({ orderId }) => orderId)
    for (const order of page) yield toRecord(order, byOrder.get(order.id) ?? [])
  }
}

/** Exports the orders that match a filter, in the order of the list. Amounts are in dollars. */
export const exportOrders = ({ db, clock }: Deps, filter: AllOrdersFilter, actor: Actor): Promise<CsvExport> =>
  recordExport(db, actor, clock.now(), {
    fileName: 'orders.csv',
    columns: COLUMNS,
    records: readOrders(db, filter),
  })
