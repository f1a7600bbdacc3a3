import { EMPTY_ORDER_STATUS, type Order, type OrderLine, toDollars } from '@whirligig/contract'
import { toImageUrl } from '../../images/picture-url.ts'
import type { OrderLineRow, OrderRow } from './queries.ts'

function toLine(line: OrderLineRow): OrderLine {
  const imageUrl = toImageUrl(line.pictureHash)
  const priceCents = line.priceCents * line.quantity
  return {
    _id: line.id,
    // Frozen, too: what the toy is called now is the catalogue's business. Gone from it, there is nothing to link to.
    product: line.productId === null ? null : { _id: line.productId, name: line.name, slug: line.slug, imageUrl },
    name: line.name,
    imageUrl,
    purchasePrice: toDollars(line.priceCents),
    quantity: line.quantity,
    totalPrice: toDollars(priceCents),
    totalTax: toDollars(line.taxCents),
    priceWithTax: toDollars(priceCents + line.taxCents),
    status: line.status,
  }
}

/** An order as somebody reads it. @param lines its own, in their order. @param readerId who asks. */
export function toOrder(order: OrderRow, lines: readonly OrderLineRow[], readerId: string): Order {
  // Cancelled lines are no longer paid for.
  const paid = lines.filter((line) => line.status !== 'Cancelled')
  const cents = paid.reduce((sum, line) => sum + line.priceCents * line.quantity, 0)
  const taxCents = paid.reduce((sum, line) => sum + line.taxCents, 0)
  return {
    _id: order.id,
    cartId: order.cartId,
    created: order.createdAt.toISOString(),
    total: toDollars(cents),
    totalTax: toDollars(taxCents),
    totalWithTax: toDollars(cents + taxCents),
    status: lines[0]?.status ?? EMPTY_ORDER_STATUS,
    products: lines.map(toLine),
    deliveryAddress: order.deliveryAddress,
    isOwn: order.userId === readerId,
  }
}

/** Orders with the lines of all of them, however these are mixed. */
export function toOrders(orders: readonly OrderRow[], lines: readonly OrderLineRow[], readerId: string): Order[] {
  const byOrder = Map.groupBy(lines, (line) => line.orderId)
  return orders.map((order) => toOrder(order, byOrder.get(order.id) ?? [], readerId))
}
