import {
  DEFAULT_IMAGE,
  formatAddressLines,
  formatDate,
  formatDeliveryEstimate,
  formatOrderNumber,
  formatPrice,
  isDeliveryLate,
  isFinalStatus,
  type Order,
  type OrderLine,
  toImageProps,
} from '@whirligig/contract'
import {
  type InvoiceProps,
  type OrderFiguresProps,
  type PackingSlipProps,
  type PurchasedLine,
  tintFor,
} from '@whirligig/ui'
import { listParcel } from './list-parcel.ts'

/** Returns the picture of a line at the time of purchase, or the shop's logo. */
export const toLinePicture = ({ imageUrl, name, product }: OrderLine) => ({
  ...toImageProps(imageUrl, DEFAULT_IMAGE.orderLine),
  fallbackSrc: DEFAULT_IMAGE.orderLine,
  tint: tintFor(product?.slug ?? name),
})

/** Returns a function that formats an order line for display. */
export const toPurchasedLine =
  (productHref: (slug: string) => string) =>
  (line: OrderLine): PurchasedLine => ({
    id: line._id,
    name: line.name,
    href: line.product ? productHref(line.product.slug) : undefined,
    picture: toLinePicture(line),
    price: formatPrice(line.purchasePrice),
    quantity: line.quantity,
    total: formatPrice(line.totalPrice),
    status: line.status,
    cancelled: line.status === 'Cancelled',
  })

/** Formats what an order costs, without cancelled lines. */
export const toFigures = ({
  total,
  totalTax,
  totalWithTax,
}: Order): Pick<OrderFiguresProps, 'items' | 'tax' | 'total'> => ({
  items: formatPrice(total),
  tax: formatPrice(totalTax),
  total: formatPrice(totalWithTax),
})

type Shipment = Pick<Order, '_id' | 'created' | 'products' | 'customerName' | 'deliveryAddress'>

/** Formats the packing slip of an order, or of a merchant's part of it. */
export const toPackingSlip = (order: Shipment): Omit<PackingSlipProps, 'className'> => ({
  orderNumber: formatOrderNumber(order._id),
  orderedOn: formatDate(order.created),
  customer: order.customerName ?? undefined,
  addressLines: order.deliveryAddress ? formatAddressLines(order.deliveryAddress) : undefined,
  items: listParcel(order.products).map(({ _id, quantity, name, sku }) => ({
    id: _id,
    quantity,
    name,
    sku: sku ?? undefined,
  })),
})

type SheetProps = Omit<InvoiceProps, 'open' | 'onOpenChange' | 'onPrint'>

/** Formats the invoice of an order. Cancelled lines are neither listed nor charged. */
export const toInvoice = (order: Order): SheetProps => ({
  orderNumber: formatOrderNumber(order._id),
  orderId: order._id,
  orderedOn: formatDate(order.created),
  customer: order.customerName ?? undefined,
  addressLines: order.deliveryAddress ? formatAddressLines(order.deliveryAddress) : undefined,
  items: order.products
    .filter(({ status }) => status !== 'Cancelled')
    .map(({ _id, quantity, name, purchasePrice, totalPrice }) => ({
      id: _id,
      name: `${quantity} × ${name}`,
      unitPrice: formatPrice(purchasePrice),
      total: formatPrice(totalPrice),
    })),
  price: formatPrice(order.total),
  tax: order.totalTax > 0 ? formatPrice(order.totalTax) : undefined,
  total: formatPrice(order.totalWithTax),
})

/** Returns whether parts of an order are still to arrive. */
const isExpected = ({ products }: Order): boolean => !products.every(({ status }) => isFinalStatus(status))

/**
 * Returns whether an order should have arrived by now, but has not.
 * @param now in milliseconds
 */
export const isLate = (order: Order, now: number): boolean => isExpected(order) && isDeliveryLate(order.created, now)

/**
 * Returns when an order arrives, or undefined if it is late, or all of it has arrived or is cancelled.
 * @param now in milliseconds
 */
export const getArrival = (order: Order, now: number): string | undefined =>
  isExpected(order) && !isLate(order, now) ? formatDeliveryEstimate(order.created) : undefined
