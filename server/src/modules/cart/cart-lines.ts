import { type CartInput, LIMITS, maxOrderQuantity, RESPONSE_TEXT } from '@whirligig/contract'
import { CART_TEXT } from './cart-text.ts'
import type { CartProduct, NewCartLine } from './queries.ts'

type Wanted = { product: string; quantity: number }

/** The wanted products, each once: what came twice is added up where it stood first. */
export function mergeLines(lines: CartInput['products']): Wanted[] {
  const wanted = new Map<string, number>()
  for (const { product, quantity } of lines) {
    // Ids come from the database in lower case.
    const id = product.toLowerCase()
    wanted.set(id, (wanted.get(id) ?? 0) + quantity)
  }
  return [...wanted].map(([product, quantity]) => ({ product, quantity }))
}

/** Why a number of different products is no cart; null where it is one. */
export function countProblem(count: number): string | null {
  if (count === 0) return CART_TEXT.empty
  return count > LIMITS.cartLines ? CART_TEXT.tooLong(LIMITS.cartLines) : null
}

function lineProblem({ product: id, quantity }: Wanted, product: CartProduct | undefined): string | null {
  if (!product) return CART_TEXT.unknown(id)
  if (!product.onSale) return CART_TEXT.offSale(product.name)
  if (quantity > product.stock) return RESPONSE_TEXT.order.insufficientStock(product.stock, product.name)
  const most = maxOrderQuantity(product.stock)
  return quantity > most ? CART_TEXT.tooMany(product.name, most) : null
}

/**
 * The lines to keep, with the catalogue's own prices; the caller's are not even read.
 *
 * @returns the first thing wrong, in the shopper's order, in place of the lines.
 */
export function checkLines(
  wanted: readonly Wanted[],
  found: readonly CartProduct[],
): { lines: NewCartLine[] } | { problem: string } {
  const byId = new Map(found.map((product) => [product.id, product]))
  const lines: NewCartLine[] = []
  for (const line of wanted) {
    const product = byId.get(line.product)
    const problem = lineProblem(line, product)
    if (problem !== null || !product) return { problem: problem ?? CART_TEXT.unknown(line.product) }
    lines.push({ productId: product.id, name: product.name, priceCents: product.priceCents, quantity: line.quantity })
  }
  return { lines }
}
