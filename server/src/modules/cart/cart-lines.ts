import { maxOrderQuantity, RESPONSE_TEXT } from '@whirligig/contract'
import { CART_MESSAGES } from './cart-messages.ts'
import type { CartProduct, NewCartLine } from './queries.ts'

type LineInput = { product: string; quantity: number }

/** Merges lines of the same product. The first occurrence keeps its place. */
export function mergeLines(lines: readonly LineInput[]): LineInput[] {
  const quantities = new Map<string, number>()
  for (const { product, quantity } of lines) {
    // The database returns ids in lower case.
    const id = product.toLowerCase()
    quantities.set(id, (quantities.get(id) ?? 0) + quantity)
  }
  return [...quantities].map(([product, quantity]) => ({ product, quantity }))
}

function findLineProblem({ product: id, quantity }: LineInput, product: CartProduct | undefined): string | null {
  if (!product) return CART_MESSAGES.unknown(id)
  if (!product.onSale) return CART_MESSAGES.offSale(product.name)
  if (quantity > product.stock) return RESPONSE_TEXT.order.insufficientStock(product.stock, product.name)
  const max = maxOrderQuantity(product.stock)
  return quantity > max ? CART_MESSAGES.tooMany(product.name, max) : null
}

/**
 * Creates the lines to store, with the prices of the catalogue. The prices of the request are ignored.
 *
 * @returns the lines, or the first problem in the order of the request
 */
export function validateLines(
  inputs: readonly LineInput[],
  found: readonly CartProduct[],
): { lines: NewCartLine[] } | { problem: string } {
  const byId = new Map(found.map((product) => [product.id, product]))
  const lines: NewCartLine[] = []
  for (const line of inputs) {
    const product = byId.get(line.product)
    const problem = findLineProblem(line, product)
    if (problem !== null || !product) return { problem: problem ?? CART_MESSAGES.unknown(line.product) }
    lines.push({ productId: product.id, name: product.name, priceCents: product.priceCents, quantity: line.quantity })
  }
  return { lines }
}
