import { calculateTax, formatPrice, type OrderInput, RESPONSE_TEXT, toCents, toDollars } from '@whirligig/contract'
import { CART_MESSAGES } from '../cart/cart-messages.ts'
import type { CartLineRow, CartProduct } from '../cart/queries.ts'

/** An order line with the product as it was ordered. Later changes of the product do not alter it. */
export type OrderLineSnapshot = {
  productId: string
  name: string
  priceCents: number
  taxable: boolean
  /** The tax on the whole line. */
  taxCents: number
  quantity: number
}

const formatCents = (cents: number): string => formatPrice(toDollars(cents))

function findLineProblem(line: CartLineRow, product: CartProduct): string | null {
  if (product.stock < line.quantity) return RESPONSE_TEXT.order.insufficientStock(product.stock, product.name)
  if (product.priceCents !== line.priceCents) {
    return RESPONSE_TEXT.order.priceChanged(product.name, formatCents(line.priceCents), formatCents(product.priceCents))
  }
  return null
}

/** The totals that the customer saw, without and with tax, in dollars. */
export type ShownTotals = Pick<OrderInput, 'total' | 'totalWithTax'>

/**
 * Compares the totals that the customer saw with those of the lines. The problem of a total without tax names the product
 * if there is only one line, else the cart.
 *
 * @returns null if they are equal
 */
export function findTotalProblem(
  lines: readonly Pick<OrderLineSnapshot, 'name' | 'priceCents' | 'taxCents' | 'quantity'>[],
  { total, totalWithTax }: ShownTotals,
): string | null {
  const shownCents = toCents(total)
  const totalCents = lines.reduce((cents, line) => cents + line.priceCents * line.quantity, 0)
  if (shownCents === totalCents) return findTaxProblem(lines, totalCents, totalWithTax)
  const [only] = lines
  if (lines.length === 1 && only) {
    const shownPrice = formatCents(shownCents / only.quantity)
    return RESPONSE_TEXT.order.priceChanged(only.name, shownPrice, formatCents(only.priceCents))
  }
  return RESPONSE_TEXT.order.priceChanged('your cart', formatCents(shownCents), formatCents(totalCents))
}

function findTaxProblem(
  lines: readonly Pick<OrderLineSnapshot, 'taxCents'>[],
  totalCents: number,
  totalWithTax: number | undefined,
): string | null {
  if (totalWithTax === undefined) return null
  const shownCents = toCents(totalWithTax)
  const chargedCents = lines.reduce((cents, line) => cents + line.taxCents, totalCents)
  if (shownCents === chargedCents) return null
  return RESPONSE_TEXT.order.chargeChanged(formatCents(shownCents), formatCents(chargedCents))
}

/**
 * Creates the order lines of a cart.
 *
 * @param products the current rows of the products
 * @param shown the totals that the customer saw
 * @param taxRate percent
 * @returns the lines, or the first problem in the order of the cart
 */
export function snapshotLines(
  cart: readonly CartLineRow[],
  products: readonly CartProduct[],
  { shown, taxRate }: { shown: ShownTotals; taxRate: number },
): { lines: OrderLineSnapshot[] } | { problem: string } {
  const byId = new Map(products.map((product) => [product.id, product]))
  const lines: OrderLineSnapshot[] = []
  for (const line of cart) {
    const product = line.productId === null ? undefined : byId.get(line.productId)
    if (!product?.onSale) return { problem: CART_MESSAGES.offSale(line.name) }
    const problem = findLineProblem(line, product)
    if (problem !== null) return { problem }
    lines.push({
      productId: product.id,
      name: product.name,
      priceCents: product.priceCents,
      taxable: product.taxable,
      taxCents: product.taxable ? calculateTax(product.priceCents * line.quantity, taxRate) : 0,
      quantity: line.quantity,
    })
  }
  const problem = findTotalProblem(lines, shown)
  return problem === null ? { lines } : { problem }
}
