import { type CartCheckResponse, type CartInput, type CartResponse, LIMITS, toDollars } from '@whirligig/contract'
import { isId } from '../../db/id.ts'
import { toImageUrl } from '../../images/picture-url.ts'
import type { Clock } from '../../lib/clock.ts'
import { badRequest } from '../../lib/errors.ts'
import { parseIds } from '../../lib/parse-ids.ts'
import { mergeLines, validateLines } from './cart-lines.ts'
import { CART_MESSAGES } from './cart-messages.ts'
import type { CartStore } from './cart-store.ts'

/**
 * Stores a cart with the current prices. No stock is reserved.
 *
 * @throws AppError 400 for an empty or too long cart, and for a product that is unknown, not on sale or short of stock
 */
export async function addCart(
  { carts, clock }: { carts: CartStore; clock: Clock },
  userId: string,
  { products }: CartInput,
): Promise<CartResponse> {
  const inputs = mergeLines(products)
  if (inputs.length === 0) throw badRequest(CART_MESSAGES.empty)
  const productRows = await carts.findProducts(inputs.map(({ product }) => product).filter(isId))
  const result = validateLines(inputs, productRows)
  if ('problem' in result) throw badRequest(result.problem)
  const cartId = await carts.insert({ userId, createdAt: clock.now(), lines: result.lines })
  return { success: true, cartId }
}

/**
 * Returns the tax rate and the current data of products in a cart, in the order of their ids. A product that is missing is not on sale.
 *
 * @param ids a comma-separated list; ids beyond the maximum number of cart lines are ignored
 */
export async function checkCart(
  { carts, config }: { carts: CartStore; config: { taxRate: number } },
  ids: unknown,
): Promise<CartCheckResponse> {
  const requested = parseIds(ids, LIMITS.cartLines)
  const found = await carts.findProducts(requested)
  const productsById = new Map(found.map((product) => [product.id, product]))
  const products = requested.flatMap((id) => {
    const product = productsById.get(id)
    if (!product?.onSale) return []
    return {
      _id: product.id,
      slug: product.slug,
      name: product.name,
      imageUrl: toImageUrl(product.pictureHash),
      price: toDollars(product.priceCents),
      taxable: product.taxable,
      inventory: product.stock,
    }
  })
  return { products, taxRate: config.taxRate }
}
