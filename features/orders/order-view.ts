import { DEFAULT_IMAGE, formatPrice, type Order, type OrderLine, toImageProps } from '@whirligig/contract'
import { type InvoiceProps, type PurchasedLine, tintFor } from '@whirligig/ui'

/** Returns the picture of a line at the time of purchase, or the shop's logo. */
export const toLinePicture = ({ imageUrl, name, product }: OrderLine) => ({
  ...toImageProps(imageUrl, DEFAULT_IMAGE.orderLine),
  fallbackSrc: DEFAULT_IMAGE.orderLine,
  sizes: '72px',
  tint: tintFor(product?.slug ?? name),
})

/** Returns a function that formats an order line for display. */
export const toPurchasedLine =
  (productHref: (slug: string) => string) =>
  (line: OrderLine): PurchasedLine => ({
    id: line._id,
    product: line.product ? { name: line.name, href: productHref(line.product.slug) } : undefined,
    picture: toLinePicture(line),
    price: formatPrice(line.purchasePrice),
    quantity: line.quantity,
    total: formatPrice(line.totalPrice),
    status: line.status,
  })

/** Formats the invoice of an order. Cancelled lines are neither listed nor charged. */
export const toInvoice = (order: Order): Pick<InvoiceProps, 'orderId' | 'items' | 'price' | 'tax' | 'total'> => ({
  orderId: order._id,
  items: order.products
    .filter(({ status }) => status !== 'Cancelled')
    .map(({ quantity, name }) => `${quantity} × ${name}`),
  price: formatPrice(order.total),
  tax: order.totalTax > 0 ? formatPrice(order.totalTax) : undefined,
  total: formatPrice(order.totalWithTax),
})
