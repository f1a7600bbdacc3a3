import { formatPrice, RESPONSE_TEXT, toCents, toDollars } from '@whirligig/contract'
import { CART_TEXT } from '../cart/cart-text.ts'
import type { CartLineRow, CartProduct } from '../cart/queries.ts'
import { taxOn } from './tax.ts'

/** A line as it is frozen with its order; `taxCents` is of the whole line. */
export type FrozenLine = {
  productId: string
  name: string
  slug: string
  pictureHash: string | null
  priceCents: number
  taxCents: number
  quantity: number
}

const price = (cents: number): string => formatPrice(toDollars(cents))

function lineProblem(line: CartLineRow, product: CartProduct): string | null {
  if (product.stock < line.quantity) return RESPONSE_TEXT.order.insufficientStock(product.stock, product.name)
  if (product.priceCents !== line.priceCents) {
    return RESPONSE_TEXT.order.priceChanged(product.name, price(line.priceCents), price(product.priceCents))
  }
  return null
}

/** Where the shopper's total is not ours although no price has moved, the shopper saw others: name what we can. */
function totalProblem(lines: readonly FrozenLine[], seenCents: number, trueCents: number): string {
  const [only] = lines
  if (lines.length === 1 && only) {
    return RESPONSE_TEXT.order.priceChanged(only.name, price(seenCents / only.quantity), price(only.priceCents))
  }
  return RESPONSE_TEXT.order.priceChanged('your cart', price(seenCents), price(trueCents))
}

/**
 * What an order of this cart freezes.
 *
 * @param products the catalogue's rows of now, locked.
 * @param total dollars without tax, as the shopper saw them.
 * @param taxRate percent
 * @returns the first thing wrong, in the shopper's order, in place of the lines.
 */
export function freezeLines(
  cart: readonly CartLineRow[],
  products: readonly CartProduct[],
  { total, taxRate }: { total: number; taxRate: number },
): { lines: FrozenLine[] } | { problem: string } {
  const byId = new Map(products.map((product) => [product.id, product]))
  const lines: FrozenLine[] = []
  for (const line of cart) {
    const product = line.productId === null ? undefined : byId.get(line.productId)
    if (!product?.onSale) return { problem: CART_TEXT.offSale(line.name) }
    const problem = lineProblem(line, product)
    if (problem !== null) return { problem }
    lines.push({
      productId: product.id,
      name: product.name,
      slug: product.slug,
      pictureHash: product.pictureHash,
      priceCents: product.priceCents,
      taxCents: product.taxable ? taxOn(product.priceCents * line.quantity, taxRate) : 0,
      quantity: line.quantity,
    })
  }
  const sum = lines.reduce((cents, line) => cents + line.priceCents * line.quantity, 0)
  return toCents(total) === sum ? { lines } : { problem: totalProblem(lines, toCents(total), sum) }
}
