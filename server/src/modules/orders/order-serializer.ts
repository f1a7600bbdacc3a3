import { EMPTY_ORDER_STATUS, type MerchantOrder, type Order, type OrderLine, toDollars } from '@whirligig/contract'
import { toImageUrl } from '../../images/picture-url.ts'
import type { OrderLineRow, OrderReader, OrderRow } from './queries.ts'

function toLine(line: OrderLineRow): OrderLine {
  const imageUrl = toImageUrl(line.pictureHash)
  const priceCents = line.priceCents * line.quantity
  return {
    _id: line.id,
    // Also from the snapshot, not from the current product. Null when the product is deleted and cannot be linked to.
    product: line.productId === null ? null : { _id: line.productId, name: line.name, slug: line.slug, imageUrl },
    name: line.name,
    imageUrl,
    sku: line.sku,
    purchasePrice: toDollars(line.priceCents),
    quantity: line.quantity,
    totalPrice: toDollars(priceCents),
    totalTax: toDollars(line.taxCents),
    priceWithTax: toDollars(priceCents + line.taxCents),
    status: line.status,
  }
}

/** Sums lines in cents. Cancelled lines are not charged. */
function sumLines(lines: readonly OrderLineRow[]): { cents: number; taxCents: number } {
  const charged = lines.filter((line) => line.status !== 'Cancelled')
  return {
    cents: charged.reduce((sum, line) => sum + line.priceCents * line.quantity, 0),
    taxCents: charged.reduce((sum, line) => sum + line.taxCents, 0),
  }
}

/** Converts an order for a merchant. @param lines those of the merchant's brand */
export function toMerchantOrder(order: OrderRow, lines: readonly OrderLineRow[]): MerchantOrder {
  const { cents, taxCents } = sumLines(lines)
  return {
    _id: order.id,
    created: order.createdAt.toISOString(),
    products: lines.map(toLine),
    totalWithTax: toDollars(cents + taxCents),
    customerName: order.customerName || null,
    deliveryAddress: order.deliveryAddress,
  }
}

/**
 * Converts an order to the contract's shape.
 *
 * @param lines the order's lines, in their order
 * @param reader who reads it: only a reader of all orders gets the customer's id and email
 */
export function toOrder(order: OrderRow, lines: readonly OrderLineRow[], reader: OrderReader): Order {
  const { cents, taxCents } = sumLines(lines)
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
    customerName: order.customerName || null,
    customerEmail: reader.scope === 'all' ? order.customerEmail : null,
    ...(reader.scope === 'all' && order.userId !== null && { customerId: order.userId }),
    isOwn: order.userId === reader.userId,
  }
}

/** Converts orders to the contract's shape. @param lines the lines of all orders; each order's lines are in their order */
export function toOrders(orders: readonly OrderRow[], lines: readonly OrderLineRow[], reader: OrderReader): Order[] {
  const byOrder = Map.groupBy(lines, (line) => line.orderId)
  return orders.map((order) => toOrder(order, byOrder.get(order.id) ?? [], reader))
}
