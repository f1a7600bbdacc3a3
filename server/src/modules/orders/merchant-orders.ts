import {
  type BulkStatusResponse,
  isToShip,
  type MerchantBulkStatusInput,
  type MerchantOrder,
  type MerchantOrderPage,
  type MerchantStatusInput,
  PAGE_SIZE,
  RESPONSE_TEXT,
} from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../lib/domain-events.ts'
import { badRequest, notFound } from '../../lib/errors.ts'
import { parsePagination, toPageInfo } from '../../lib/pagination.ts'
import type { SessionUser } from '../auth/sessions.ts'
import { countBrandOrders, findBrandLines, findBrandOrders } from './merchant-queries.ts'
import { parseBrandOrdersFilter } from './order-filter.ts'
import { ORDER_MESSAGES } from './order-messages.ts'
import { toMerchantOrder } from './order-serializer.ts'
import { findOrderById, lockOrder, type OrderLineRow } from './queries.ts'
import { setBulkStatus } from './set-bulk-status.ts'
import { type StatusDeps, setStatus } from './set-status.ts'

const getBrandId = (user: SessionUser): string | null => user.merchant?.brandId ?? null

/** Returns a page of the orders with lines of the merchant's brand. Each has only these lines. */
export async function listMerchantOrders(
  db: Database,
  user: SessionUser,
  query: Record<string, unknown>,
): Promise<MerchantOrderPage> {
  const paging = parsePagination(query, PAGE_SIZE.orders)
  const brandId = getBrandId(user)
  if (brandId === null) return { orders: [], ...toPageInfo(0, paging), counts: { all: 0, to_ship: 0 } }
  const filter = parseBrandOrdersFilter(query)
  const [page, counts] = await Promise.all([
    findBrandOrders(db, brandId, filter, paging),
    countBrandOrders(db, brandId, filter),
  ])
  const lines = await findBrandLines(
    db,
    brandId,
    page.map(({ id }) => id),
  )
  const byOrder = Map.groupBy(lines, (line) => line.orderId)
  return {
    orders: page.map((order) => toMerchantOrder(order, byOrder.get(order.id) ?? [])),
    ...toPageInfo(counts[filter.filter], paging),
    counts,
  }
}

/** Returns an order with the lines of the merchant's brand. @throws AppError 404 for an order without such a line */
export async function getMerchantOrder(db: Database, user: SessionUser, id: string): Promise<MerchantOrder> {
  const brandId = getBrandId(user)
  const order = brandId === null ? undefined : await findOrderById(db, id, { brandId })
  if (brandId === null || !order) throw notFound(RESPONSE_TEXT.order.missing)
  return toMerchantOrder(order, await findBrandLines(db, brandId, [order.id]))
}

/** Sets the status of lines of the merchant's brand in many orders. An order without such a line fails alone. */
export async function setMerchantBulkStatus(
  deps: StatusDeps,
  user: SessionUser,
  input: MerchantBulkStatusInput,
): Promise<BulkStatusResponse> {
  const brandId = getBrandId(user)
  if (brandId === null) throw notFound(RESPONSE_TEXT.order.missing)
  return setBulkStatus(deps, input, user, { brandId })
}

/** Picks the lines that a change is about. @throws AppError 404 for a line that is not among them; 400 when none is left */
function selectLines(lines: readonly OrderLineRow[], { status, lines: ids }: MerchantStatusInput): OrderLineRow[] {
  if (ids) {
    return [...new Set(ids.map((id) => id.toLowerCase()))].map((id) => {
      const line = lines.find((candidate) => candidate.id === id)
      if (!line) throw notFound(ORDER_MESSAGES.lineMissing)
      return line
    })
  }
  const open = lines.filter((line) => (status === 'Shipped' ? isToShip(line.status) : line.status === 'Not processed'))
  // A repeated call finds the lines as it left them, and succeeds.
  if (open.length === 0 && !lines.some((line) => line.status === status)) throw badRequest(ORDER_MESSAGES.nothingToShip)
  return open
}

/**
 * Sets the status of lines of the merchant's brand, all or none. Other lines of the order are out of reach.
 *
 * @throws AppError 404 for an order or a line without the brand; 400 for a line with a final status, or when nothing is left
 */
export async function setMerchantStatus(
  deps: StatusDeps,
  user: SessionUser,
  id: string,
  input: MerchantStatusInput,
): Promise<MerchantOrder> {
  const brandId = getBrandId(user)
  if (brandId === null) throw notFound(RESPONSE_TEXT.order.missing)
  return inTransaction(deps, async (tx, emit) => {
    const order = await lockOrder(tx, { id }, { brandId })
    if (!order) throw notFound(RESPONSE_TEXT.order.missing)
    const lines = await findBrandLines(tx, brandId, [order.id])
    const changing = selectLines(lines, input)
    await setStatus(tx, emit, deps, { order, lines: changing, status: input.status, actor: user })
    emit('orderChanged', [order])
    return toMerchantOrder(
      order,
      lines.map((line) => (changing.includes(line) ? { ...line, status: input.status } : line)),
    )
  })
}
